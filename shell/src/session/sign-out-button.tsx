import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { messages } from './messages.ts';
import { useSignOut } from './use-sign-out.ts';

export function SignOutButton({ label }: { readonly label?: string }) {
  const text = useMessages(messages);
  const { isBusy, submit } = useSignOut();
  return (
    <Button variant="quiet" busy={isBusy} onClick={() => void submit()}>
      {label ?? text.signOut}
    </Button>
  );
}
