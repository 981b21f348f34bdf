import { useEffect, useState } from 'react';
import { type Confirmation, type ConfirmationLink, confirmEmail } from '../data/confirm-email.ts';

type Progress = Confirmation | { readonly state: 'pending' } | { readonly state: 'failed' };

/** Confirms the link when the page is shown, and again with `retry` after a failure that may pass. */
export function useConfirmation({ tokenHash, type }: ConfirmationLink): Progress & { readonly retry: () => void } {
  const [progress, setProgress] = useState<Progress>({ state: 'pending' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what makes it run again
  useEffect(() => {
    let isShown = true;
    function show(next: Progress): void {
      if (isShown) setProgress(next);
    }
    confirmEmail({ tokenHash, type }).then(show, () => show({ state: 'failed' }));
    return () => {
      isShown = false;
    };
  }, [tokenHash, type, attempt]);

  function retry(): void {
    setProgress({ state: 'pending' });
    setAttempt(attempt + 1);
  }
  return { ...progress, retry };
}
