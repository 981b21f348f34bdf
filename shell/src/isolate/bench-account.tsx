import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, SelectField, showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { type DemoAccount, demoAccounts, signInAsDemo } from '../data/sign-in-as-demo.ts';
import { signOut } from '../data/sign-out.ts';
import { messages } from '../messages/index.ts';
import { isolationEn } from '../messages/isolation-en.ts';

/** Who uses the remote: nobody, or one of the demo accounts of the seed. */
export function BenchAccount() {
  const { account } = useMessages(messages);
  const text = useMessages({ en: isolationEn });
  const user = useAuthStore((state) => state.user);
  const [chosen, setChosen] = useState<DemoAccount>('seeker');
  const [isBusy, setIsBusy] = useState(false);

  async function run(action: () => Promise<void>, failureTitle: string): Promise<void> {
    setIsBusy(true);
    try {
      await action();
    } catch (reason) {
      const description = reason instanceof Error ? reason.message : String(reason);
      showToast({ title: failureTitle, description, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }

  if (user) {
    return (
      <div className="flex items-center gap-3">
        <span className="text-muted">{account.signedInAs(user.email)}</span>
        <Button busy={isBusy} onClick={() => void run(signOut, account.signOutFailed.title)}>
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
        void run(() => signInAsDemo(chosen), text.signInFailed);
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
