import { onAnyEvent, type RecordedEvent } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLocalizedText, useMessages } from '@fursa/shared/i18n';
import { Link, NavLink, Outlet } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, SelectField, showToast, Toaster, useSubmit } from '@fursa/shared/ui';
import { useEffect, useState } from 'react';
import { AssistanceHost } from '../assistance/assistance-host.tsx';
import { messageOf } from '../composition/load-error.ts';
import { Slot } from '../composition/slot.tsx';
import { type DemoAccount, demoAccounts, signInAsDemo } from '../data/sign-in-as-demo.ts';
import { signOut } from '../data/sign-out.ts';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { BellPlace } from '../notifications/bell-place.tsx';
import { messages } from '../session/messages.ts';
import { useSignOutOnRequest } from '../session/use-sign-out-on-request.ts';
import { SignInAgain } from '../sign-in-again/sign-in-again.tsx';
import { isolationMessages } from './messages.ts';

/** One remote with its knobs on the outside: its facts, its pages and slots, who is signed in, and what it tells others. */
export function Bench({ remote }: { readonly remote: RegisteredRemote }) {
  const text = useMessages(isolationMessages);
  // A page of one thing (`/jobs/:jobId`) has no address of its own; the pages that list the things lead to it.
  const pages = remote.pages.filter(({ path }) => !path.includes(':'));
  const localize = useLocalizedText();
  const user = useAuthStore((state) => state.user);
  useSignOutOnRequest();
  const facts = [
    [text.facts.version, remote.version],
    [text.facts.owner, remote.owner],
    [text.facts.contract, remote.contract],
    [text.facts.entry, remote.entry],
  ];
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="relative z-40 border-b border-line bg-surface">
        <div className="flag-band" aria-hidden="true" />
        <div className="mx-auto flex max-w-page flex-col gap-3 px-inset py-3 text-sm md:px-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Link to="/" className="text-lg font-semibold">
              {text.title(remote.name)}
            </Link>
            <dl className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
              {facts.map(([label, value]) => (
                <div key={label} className="flex gap-1">
                  <dt>{label}</dt>
                  <dd className="text-ink">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="ml-auto flex items-center gap-2">
              {user && <Slot name="user-widget" props={{ userId: user.id }} remotes={[remote]} />}
              {user && <BellPlace key={user.id} userId={user.id} remotes={[remote]} />}
              <ThemeToggle />
            </div>
          </div>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <nav aria-label={text.pages}>
              <ul className="flex flex-wrap gap-x-4">
                {pages.map(({ id, path, title }) => (
                  <li key={id}>
                    <NavLink
                      to={path}
                      className="inline-flex min-h-11 items-center border-b-2 border-transparent text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
                    >
                      {localize(title)}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="ml-auto">
              <BenchAccount />
            </div>
          </div>
        </div>
      </header>
      <NavigationProgress />
      <main className="flex-1">
        <Outlet />
      </main>
      {remote.slots.includes('sign-in-dialog') && <SignInAgain />}
      <AssistanceHost />
      <EventLog />
      <Toaster />
    </div>
  );
}

interface LoggedEvent {
  readonly id: number;
  readonly event: RecordedEvent;
}

const maxEvents = 100;

/** What was told over the event bus, newest first. */
function EventLog() {
  const text = useMessages(isolationMessages);
  const [logged, setLogged] = useState<readonly LoggedEvent[]>([]);

  useEffect(
    () =>
      onAnyEvent((event) => {
        setLogged((events) => [{ id: (events[0]?.id ?? 0) + 1, event }, ...events].slice(0, maxEvents));
      }),
    [],
  );

  return (
    <details className="border-t border-line bg-surface text-sm">
      <summary className="mx-auto flex min-h-11 max-w-page cursor-pointer items-center px-inset md:px-6">
        {`${text.events} (${logged.length})`}
      </summary>
      <ol className="mx-auto max-h-48 max-w-page overflow-auto px-inset pb-4 font-mono md:px-6">
        {logged.length === 0 && <li className="text-muted">{text.noEvents}</li>}
        {logged.map(({ id, event }) => (
          <li key={id} translate="no">
            {event.name} {JSON.stringify(event.detail)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Who uses the remote: nobody, or one of the demo accounts of the seed. */
function BenchAccount() {
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
