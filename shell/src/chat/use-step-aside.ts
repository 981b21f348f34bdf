import { type RefObject, useEffect, useState } from 'react';

/** Where the floating element is: in its place, in the margin of the screen, or out of sight. */
export type FloatingPlace = 'home' | 'aside' | 'away';

/** Pixels of scrolling that are no change of direction yet: fingers tremble. */
const tremble = 8;

/** Milliseconds without a scroll after which somebody has stopped and looks at what is there. */
const restMs = 120;

const pressable = 'a, button, input, select, textarea, summary';

/**
 * Who scrolls down reads, and the floating element goes away until they scroll up. In its place it steps aside where it lies over
 * text or something to be pressed or filled in: looked at whenever the page rests, and when it, its size or that of the window changes.
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): FloatingPlace {
  const [isAside, setIsAside] = useState(false);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setIsAside(floating.current !== null && isOverSomething(floating.current));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    let turned = window.scrollY;
    const handleScroll = () => {
      const moved = window.scrollY - turned;
      if (Math.abs(moved) > tremble) {
        turned = window.scrollY;
        setIsAway(moved > 0);
      }
      lookSoon();
    };
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    // A page shorter than the screen comes into a place that is as tall as the screen already.
    const content = new MutationObserver(lookSoon);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      content.disconnect();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating]);

  if (isAway) return 'away';
  return isAside ? 'aside' : 'home';
}

/** Asks at nine points of the place where the element belongs: `offset…` knows nothing of a transform that moved it away. */
function isOverSomething(floating: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const place = new DOMRect(left, top, width, height);
  const steps = [0.05, 0.5, 0.95];
  return steps.some((across) =>
    steps.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((element) => !floating.contains(element) && (element.closest(pressable) || hasTextIn(element, place))),
    ),
  );
}

function hasTextIn(element: Element, place: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    );
  });
}
