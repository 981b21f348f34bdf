import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, useLazyPart } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { readRegistry } from './composition/page-registry.ts';
import { BellPlace } from './notifications/bell-place.tsx';
import { messages } from './session/messages.ts';
import { SignOutButton } from './session/sign-out-button.tsx';

const loadWidget = () =>
  import(/* webpackChunkName: "remote-base" */ './user-widget.tsx').then((module) => module.UserWidget);

/** At the end of the top bar: who is signed in, what is new for them and the way out; for a visitor the way in. */
export function AccountBar() {
  const text = useMessages(messages);
  const user = useAuthStore((state) => state.user);
  const Widget = useLazyPart(loadWidget, { isNeeded: user !== null, onFailure: 'retry' });

  // From here on the bar itself shows who is signed in.
  useEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);

  if (!user) {
    return (
      <ButtonLink to={paths.login} variant="quiet" className="way-in">
        {text.signIn}
      </ButtonLink>
    );
  }
  const { remotes } = readRegistry();
  const widgetPlace = (
    <span aria-hidden="true" translate="no" className="widget-place">
      {user.name || user.email}
    </span>
  );
  return (
    <>
      {Widget ? <Widget userId={user.id} placeholder={widgetPlace} /> : widgetPlace}
      <span
        className="hidden max-w-48 min-w-0 truncate px-2 text-sm text-muted md:inline"
        title={text.signedInAs(user.email)}
        translate="no"
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
