import { followOtherTabs, hasSessionToRestore } from '@fursa/shared/session';
import { forgetOnSignOut } from './forget-personal-data.ts';

/** Restores a stored session in the background, and follows the other tabs. Visitors without one fetch no client. */
export function startSessionHandling(): void {
  followOtherTabs();
  forgetOnSignOut();
  if (!hasSessionToRestore()) return;
  void import(/* webpackChunkName: "remote-base" */ '@fursa/shared/backend')
    .then(({ restoreSession }) => restoreSession())
    .catch(() => {
      // By specification a start that cannot check the session says nothing; the first request that needs it will.
    });
}
