import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { readRegistry } from './composition/page-registry.ts';
import { Slot } from './composition/slot.tsx';
import { messages } from './messages/index.ts';
import { BellPlace } from './notifications/bell-place.tsx';
import { SignOutButton } from './session/sign-out-button.tsx';

/** At the end of the top bar: who is signed in, what is new for them and the way out; for a visitor the way in. */
export function AccountBar() {
  const text = useMessages(messages).account;
  const user = useAuthStore((state) => state.user);

  // From here on the bar itself shows who is signed in.
  useEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);

  if (!user) {
    return (
      <ButtonLink to={paths.login} variant="quiet" className="in-data-[session=stored]:invisible">
        {text.signIn}
      </ButtonLink>
    );
  }
  const { remotes } = readRegistry();
  return (
    <>
      <Slot name="user-widget" props={{ userId: user.id }} remotes={remotes} />
      <span
        className="hidden max-w-48 min-w-0 truncate px-2 text-sm text-muted md:inline"
        title={text.signedInAs(user.email)}
      >
        {user.email}
      </span>
      <BellPlace key={user.id} userId={user.id} remotes={remotes} />
      <div className="hidden shrink-0 pl-2 sm:block">
        <SignOutButton />
      </div>
    </>
  );
}
