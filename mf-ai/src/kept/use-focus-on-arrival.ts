import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of what was asked for: gets the focus whenever it has come, unless the person types on meanwhile. */
export function useFocusOnArrival(arrivals: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivals > 0 && !document.activeElement?.matches('input, textarea')) heading.current?.focus();
  }, [arrivals]);
  return heading;
}
