import type { Page } from '@playwright/test';

/**
 * What does not fit a small screen in a large font: words broken inside, texts cut off, parts wider than the screen. A line for each;
 * addresses, which have no good place to break, may break anywhere; an email that was given one at its @ may break only there.
 */
export function findMisfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Not `innerWidth`: on a page that is too wide that is the width of the page. */
    const width = document.documentElement.clientWidth;
    const found = new Set<string>();

    function isShown(element: Element): boolean {
      const { width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** A label for screen readers, a part that scrolls, or what stands aside until it is needed: beyond its edge nothing is missed. */
    function isClippedOnPurpose(element: Element): boolean {
      for (let part: Element | null = element; part !== null && part !== document.body; part = part.parentElement) {
        const { overflowX, clipPath, position, translate } = getComputedStyle(part);
        // The utility `sr-only`, whatever the order of its properties.
        const isLabel =
          clipPath !== 'none' || (position === 'absolute' && part.clientWidth <= 1 && part.clientHeight <= 1);
        const isAside = position === 'fixed' && translate !== 'none';
        if (isLabel || isAside || overflowX === 'auto' || overflowX === 'scroll') return true;
      }
      return false;
    }

    function lookAtWords(node: Text): void {
      for (const token of node.data.matchAll(/\S+/g)) {
        // An email, a web address, a path.
        if (!token[0].startsWith('@') && /[@/_]|\w\.\w/.test(token[0])) continue;
        for (const word of token[0].matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, token.index + word.index);
          range.setEnd(node, token.index + word.index + word[0].length);
          const lines = new Set(
            [...range.getClientRects()].filter((rect) => rect.width > 0).map(({ top }) => Math.round(top)),
          );
          if (lines.size > 1) found.add(`broken: ${word[0]}`);
        }
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (element === null || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(element.tagName)) continue;
      if (isShown(element) && !isClippedOnPurpose(element)) lookAtWords(node);
    }

    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, [aria-hidden="true"]') !== null || !isShown(element)) continue;
      if (isClippedOnPurpose(element)) continue;
      const name = `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
      const { left, right } = element.getBoundingClientRect();
      const isOutside = right > width + 1 || left < -1;
      if (isOutside) found.add(`beyond the screen by ${Math.round(Math.max(right - width, -left))} px: ${name}`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.tagName !== 'INPUT';
      if (isCut && (overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'))
        found.add(`cut off: ${name}`);
    }
    return [...found];
  });
}

/** The texts that the button of the chat lies over while nothing scrolls. */
export function findCoveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('button[aria-haspopup="dialog"].fixed');
    // The pages of accounts have none.
    if (button !== null && document.querySelector('main [data-mf="mf-auth"]') !== null) {
      return button.checkVisibility() ? ['There is a button of the chat'] : [];
    }
    if (button === null || !button.checkVisibility()) return ['There is no button of the chat'];
    const place = button.getBoundingClientRect();
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // A label for screen readers is one pixel wide, whatever its text is.
      if (!element || !isSeen || node.data.trim() === '' || element.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNode(node);
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      );
      if (isCovered) covered.push(node.data.trim());
    }
    return covered;
  });
}
