import { Outlet, ScrollRestoration, useLocation } from '@fursa/shared/router';
import { useReloadedPlace } from './use-reloaded-place.ts';

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
