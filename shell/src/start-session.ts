import { followOtherTabs, hasSessionToRestore } from '@fursa/shared/session';

/** Restores a stored session in the background, and follows the other tabs. Visitors without one fetch no client. */
export function startSessionHandling(): void {
  followOtherTabs();
  if (!hasSessionToRestore()) return;
  void import('@fursa/shared/backend')
    .then(({ restoreSession }) => restoreSession())
    .catch(() => {
      // By specification a start that cannot check the session says nothing; the first request that needs it will.
    });
}
