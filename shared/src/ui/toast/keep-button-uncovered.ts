/** Pixels between the button and the message. */
const gap = 8;

/**
 * The button that sends a form is what one presses next, and a message must not lie on it: the page is scrolled until the button is
 * above the message, also when its form comes after the message. Once for each button: who scrolls it below knows what they do.
 *
 * @param message where it is when it has come to rest
 * @returns a function that ends it
 */
export function keepButtonUncovered(message: Element): () => void {
  const main = document.querySelector('main');
  const uncovered = new WeakSet<Element>();

  function look(): void {
    const covering = message.getBoundingClientRect();
    for (const button of main?.querySelectorAll('form button[type="submit"]') ?? []) {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const isBeside = right <= covering.left || left >= covering.right;
      if (isBeside || bottom <= covering.top || top >= covering.bottom || uncovered.has(button)) continue;
      uncovered.add(button);
      window.scrollBy({ top: bottom + gap - covering.top });
    }
  }

  look();
  // After the frame, in which a page that has just come is scrolled to its beginning.
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
