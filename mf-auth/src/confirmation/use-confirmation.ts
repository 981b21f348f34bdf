import { paths } from '@fursa/shared/contract';
import { useNavigate } from '@fursa/shared/router';
import { useEffect, useState } from 'react';
import { confirmLink } from '../email/data/confirm-link.ts';
import type { ConfirmationLink } from '../email/data/verify-link.ts';

interface Confirmation {
  /** The link may still be good: `retry` tries it again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Confirms the link when the page is shown, and again with `retry` after a failure that may pass. What came of it takes the
 * place of the link, so that neither the address bar nor the history keeps a key to the account.
 */
export function useConfirmation({ tokenHash, type }: ConfirmationLink): Confirmation {
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what makes it run again
  useEffect(() => {
    let isShown = true;
    confirmLink({ tokenHash, type }).then(
      (outcome) => {
        if (isShown) void navigate(paths.confirmEmail, { replace: true, state: outcome });
      },
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [tokenHash, type, attempt]);

  function retry(): void {
    setHasFailed(false);
    setAttempt(attempt + 1);
  }
  return { hasFailed, retry };
}
