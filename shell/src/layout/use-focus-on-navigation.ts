import { useLocation } from '@fursa/shared/router';
import { focusPageHeading } from '@fursa/shared/ui';
import { useEffect, useRef } from 'react';

/**
 * After a navigation the page's heading takes the focus: a screen reader reads where one has arrived, and the next Tab
 * starts there. The first page keeps the browser's own start.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusPageHeading();
  }, [pathname]);
}
