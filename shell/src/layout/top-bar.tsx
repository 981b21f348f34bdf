import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { readRegistry } from '../composition/page-registry.ts';
import { Slot } from '../composition/slot.tsx';
import { messages } from '../messages/index.ts';
import { BellPlace } from '../notifications/bell-place.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigationEntries } from './navigation-entries.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** Begins where every page begins; at its end it may go further, for it holds more than a page's width. */
const edges = 'px-4 md:pr-[max(1.5rem,(100%-80rem)/2)] md:pl-[max(1.5rem,(100%-70rem)/2+1.5rem)]';

export function TopBar() {
  const text = useMessages(messages);
  const entries = useNavigationEntries();
  const user = useAuthStore((state) => state.user);

  // From here on the bar itself shows who is signed in.
  useEffect(() => {
    delete document.documentElement.dataset.session;
  }, []);

  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-surface">
      <div className="flag-band" aria-hidden="true" />
      <div className={`flex min-h-14 items-center gap-2 ${edges}`}>
        <Link
          to={paths.home}
          className="mr-2 inline-flex min-h-11 items-center gap-2 text-lg font-semibold @min-[40rem]:shrink-0"
        >
          <Logo />
          {/* In the largest font a small screen has no room for it: the logo stands for it there. */}
          <span className="@max-[14rem]:sr-only">{text.productName}</span>
        </Link>
        <nav
          aria-label={text.navigation.label}
          className="hidden shrink-0 text-sm whitespace-nowrap @min-[78rem]:block"
        >
          <MainNavigation entries={entries} orientation="row" />
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <ThemeToggle />
          {user ? (
            <>
              <Slot name="user-widget" props={{ userId: user.id }} remotes={readRegistry().remotes} />
              <span
                className="hidden max-w-48 min-w-0 truncate px-2 text-sm text-muted md:inline"
                title={text.account.signedInAs(user.email)}
              >
                {user.email}
              </span>
              <BellPlace key={user.id} userId={user.id} remotes={readRegistry().remotes} />
              <div className="hidden shrink-0 pl-2 sm:block">
                <SignOutButton />
              </div>
            </>
          ) : (
            <ButtonLink to={paths.login} variant="quiet" className="in-data-[session=stored]:invisible">
              {text.account.signIn}
            </ButtonLink>
          )}
          <MobileMenu entries={entries} />
        </div>
      </div>
    </header>
  );
}
