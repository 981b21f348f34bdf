import { Outlet, ScrollRestoration } from '@fursa/shared/router';

/** The page, once it is there: only then is there anything to scroll back to. */
export function ShownPage() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
