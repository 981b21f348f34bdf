import { useHasSessionEnded } from '@fursa/shared/session';
import { useLazyPart } from '@fursa/shared/ui';

const loadDialog = () =>
  import(/* webpackChunkName: "session-parts" */ './sign-in-dialog.tsx').then((module) => module.SignInDialog);

/** Lays the sign-in dialog over the page when the session ended by itself. The page below, and what was typed, stays. */
export function SignInAgain() {
  const hasEnded = useHasSessionEnded();
  const Dialog = useLazyPart(loadDialog, { isNeeded: hasEnded, onFailure: 'retry' });
  return hasEnded && Dialog ? <Dialog /> : null;
}
