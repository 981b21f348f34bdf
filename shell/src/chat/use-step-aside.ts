import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a scroll after which somebody has stopped and looks at what is there. */
const restMs = 120;

const pressable = 'a, button, input, select, textarea, summary';

/**
 * Whether something to be pressed or filled in lies below the floating element, so that it should make room. Looked at
 * whenever the page rests after a scroll, and when its size or that of the window changes.
 */
export function useStepAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setIsAside(floating.current !== null && isOverPressable(floating.current));
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [floating]);

  return isAside;
}

/** Asks at nine points of the place where the element belongs: `offset…` knows nothing of a transform that moved it away. */
function isOverPressable(floating: HTMLElement): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const steps = [0.05, 0.5, 0.95];
  return steps.some((across) =>
    steps.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((element) => !floating.contains(element) && element.closest(pressable) !== null),
    ),
  );
}
