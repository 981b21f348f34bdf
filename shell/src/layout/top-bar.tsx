import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import type { ReactNode } from 'react';
import { MainNavigation } from './main-navigation.tsx';
import { messages } from './messages.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { useNavigationEntries } from './navigation-entries.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** Begins and ends where every page does. */
const edges = 'mx-auto max-w-page px-inset md:px-6';

interface TopBarProps {
  readonly account: ReactNode;
  readonly menuEnd: ReactNode;
}

export function TopBar({ account, menuEnd }: TopBarProps) {
  const text = useMessages(messages);
  const entries = useNavigationEntries();
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-surface">
      <div className="flag-band" aria-hidden="true" />
      <div className={`flex min-h-13 items-center gap-2 ${edges}`}>
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center gap-1.5 text-lg font-semibold @min-[40rem]:shrink-0"
        >
          <Logo />
          {/* In the largest font a small screen has no room for it: the logo stands for it there. */}
          <span translate="no" className="@max-[14rem]:sr-only">
            {text.productName}
          </span>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <ThemeToggle />
          {account}
          <MobileMenu entries={entries} end={menuEnd} />
        </div>
      </div>
      <nav
        aria-label={text.navigation.label}
        className={`hidden text-sm whitespace-nowrap @min-[60rem]:block ${edges}`}
      >
        {/* The first word, not its margin, stands at the edge of the page. */}
        <div className="-ml-2.5">
          <MainNavigation entries={entries} orientation="row" />
        </div>
      </nav>
    </header>
  );
}

/** The product's mark, drawn in place: it is in the first paint and costs no request. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#00663B" />
      <path d="M10 25V8h13v4h-8.5v3.5H21v4h-6.5V25z" fill="#fff" />
      <circle cx="24" cy="23" r="2.5" fill="#F2C060" />
    </svg>
  );
}
