import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useNavigate } from '@fursa/shared/router';
import { Button, showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';

export function SignOutButton({ label }: { readonly label?: string }) {
  const text = useMessages(messages).account;
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function handleSignOut(): Promise<void> {
    setIsBusy(true);
    try {
      const { signOut } = await import('../data/sign-out.ts');
      await signOut();
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

  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void handleSignOut()}>
      {label ?? text.signOut}
    </Button>
  );
}
