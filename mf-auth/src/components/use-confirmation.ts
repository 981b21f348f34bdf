import { type LoginState, paths } from '@fursa/shared/contract';
import { useNavigate } from '@fursa/shared/router';
import { useEffect, useState } from 'react';
import { takeReturnPath } from '../data/return-path.ts';
import { type ConfirmationLink, type Verification, verifyLink } from '../data/verify-link.ts';

/** What the page keeps in the router's state once the link has done its work. */
export interface ConfirmationOutcome {
  readonly outcome: Verification['state'];
}

/** With where the person was heading when they registered. */
function outcomeOf(verification: Verification): ConfirmationOutcome & Partial<LoginState> {
  const outcome = verification.state;
  return outcome === 'confirmed' ? { outcome, from: takeReturnPath(verification.user.email) } : { outcome };
}

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
    verifyLink({ tokenHash, type }).then(
      (verification) => {
        if (isShown) void navigate(paths.confirmEmail, { replace: true, state: outcomeOf(verification) });
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
