import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, SelectField, showToast, useSubmit } from '@fursa/shared/ui';
import { useState } from 'react';
import { messageOf } from '../composition/load-error.ts';
import { type DemoAccount, demoAccounts, signInAsDemo } from '../data/sign-in-as-demo.ts';
import { signOut } from '../data/sign-out.ts';
import { messages } from '../session/messages.ts';
import { isolationMessages } from './messages.ts';

/** Who uses the remote: nobody, or one of the demo accounts of the seed. */
export function BenchAccount() {
  const account = useMessages(messages);
  const text = useMessages(isolationMessages);
  const user = useAuthStore((state) => state.user);
  const [chosen, setChosen] = useState<DemoAccount>('seeker');
  const { submit, isBusy } = useSubmit<() => Promise<void>>(
    (action) => action(),
    (reason) => {
      const title = user ? account.signOutFailed.title : text.signInFailed;
      const description = messageOf(reason);
      showToast({ title, description, variant: 'destructive' });
    },
  );

  if (user) {
    return (
      <div className="flex items-center gap-3">
        <span className="text-muted">{account.signedInAs(user.email)}</span>
        <Button busy={isBusy} onClick={() => void submit(signOut)}>
          {account.signOut}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="flex items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => signInAsDemo(chosen));
      }}
    >
      <SelectField
        label={text.account}
        value={chosen}
        onChange={({ target }) => setChosen(demoAccounts.find((name) => name === target.value) ?? 'seeker')}
      >
        {demoAccounts.map((name) => (
          <option key={name} value={name}>
            {text.demoAccounts[name]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={isBusy}>
        {account.signIn}
      </Button>
    </form>
  );
}
