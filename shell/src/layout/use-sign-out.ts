import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useNavigate } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

interface SignOut {
  readonly isBusy: boolean;
  readonly signOut: () => Promise<void>;
}

/** Signs out, says how it went, and leads to the sign-in page. */
export function useSignOut(): SignOut {
  const text = useMessages(messages).account;
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    try {
      const { signOut: endSession } = await import('../data/sign-out.ts');
      await endSession();
      showToast(text.signedOut);
      // Replaces: the guard may already have put the sign-in page, with a way back, in the place of a protected one.
      await navigate(paths.login, { replace: true });
    } catch (reason) {
      const description = reason instanceof Error && reason.message !== '' ? reason.message : undefined;
      showToast({ ...text.signOutFailed, ...(description && { description }), variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, signOut };
}
