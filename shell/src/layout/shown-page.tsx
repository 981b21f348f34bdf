import { tabStorage } from '@fursa/shared/contract';
import { Outlet, ScrollRestoration, useLocation } from '@fursa/shared/router';
import { useEffect } from 'react';

/**
 * What the place on a page is remembered by. The first page of a document has the same `key` whichever it is: an address that was typed
 * would begin where the page before was left.
 */
const keyOf = ({ key, pathname, search }: ReturnType<typeof useLocation>) =>
  key === 'default' ? pathname + search : key;

/** The page, once it is there: only then is there anything to scroll back to. */
export function ShownPage() {
  useReloadedPlace(keyOf(useLocation()));
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}

/** Milliseconds after which a list that has not come is not waited for. */
const patience = 10_000;

/**
 * After a reload a list comes later than its page, and the router scrolls once, when the page is still short: the place is taken up
 * again when the page is tall enough, unless the person has begun to move.
 *
 * @param name by which the router remembers the place of this page
 */
function useReloadedPlace(name: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is loaded anew once, with its first page.
  useEffect(() => {
    const top = readPlace(name);
    if (top === undefined) return;
    const stop = new AbortController();
    const sizes = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight < top + innerHeight) return;
      scrollTo({ top, behavior: 'instant' });
      stop.abort();
    });
    stop.signal.addEventListener('abort', () => sizes.disconnect());
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      addEventListener(move, () => stop.abort(), { passive: true, signal: stop.signal });
    }
    sizes.observe(document.body);
    const timer = setTimeout(() => stop.abort(), patience);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}

function readPlace(name: string): number | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'reload') return undefined;
  try {
    const places: unknown = JSON.parse(tabStorage.getItem('react-router-scroll-positions') ?? '{}');
    const place: unknown = places instanceof Object ? Reflect.get(places, name) : undefined;
    return typeof place === 'number' && place > 0 ? place : undefined;
  } catch {
    // It holds something else: the page begins at its top.
    return undefined;
  }
}
