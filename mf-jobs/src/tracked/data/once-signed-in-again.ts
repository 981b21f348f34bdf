import type { AppError } from '@fursa/shared/backend';
import { useAuthStore } from '@fursa/shared/session';

/** The backend did not know the caller. Without a session it is asked as a visitor, to whom it answers `forbidden`. */
export function isSessionOver({ code }: AppError): boolean {
  return code === 'unauthenticated' || code === 'forbidden';
}

/** Carries out what a session that was over refused, as soon as the same person has a new one; else never. */
export function onceSignedInAgain(repeat: () => void): void {
  const stopWaiting = useAuthStore.subscribe((state, previous) => {
    if (state.user?.id === previous.user?.id && state.session?.accessToken === previous.session?.accessToken) return;
    stopWaiting();
    if (state.user !== null && state.user.id === previous.user?.id) repeat();
  });
}
