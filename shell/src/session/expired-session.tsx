import { useHasSessionEnded } from '@fursa/shared/session';
import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds until the dialog's bytes are asked for again when they did not come. */
const pause = 3000;

/** Lays the sign-in dialog over the page when the session ended by itself. The page below, and what was typed, stays. */
export function ExpiredSession() {
  const hasEnded = useHasSessionEnded();
  const [Dialog, setDialog] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!hasEnded || Dialog) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    import(/* webpackChunkName: "sign-in-dialog" */ './sign-in-dialog.tsx').then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => {
        timer = setTimeout(() => setAttempt(attempt + 1), pause);
      },
    );
    return () => clearTimeout(timer);
  }, [hasEnded, Dialog, attempt]);

  return hasEnded && Dialog ? <Dialog /> : null;
}
