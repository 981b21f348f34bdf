import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, Outlet, useLocation } from '@fursa/shared/router';
import { focusPageHeading, Toaster } from '@fursa/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { markHydrated } from './hydration.ts';
import { messages } from './messages.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { TopBar } from './top-bar.tsx';

const contentId = 'content';

export interface LayoutProps {
  /** Above everything: what somebody must know about the connection. */
  readonly banners: ReactNode;
  /** At the end of the top bar: who is signed in, or the way in. */
  readonly account: ReactNode;
  /** At the end of the menu of small screens. */
  readonly menuEnd: ReactNode;
  /** What floats over the page. */
  readonly children: ReactNode;
}

/** The frame around every page: band, top bar, content, footer, toasts. What stands in it is handed to it. */
export function Layout({ banners, account, menuEnd, children }: LayoutProps) {
  const text = useMessages(messages);
  useFocusOnNavigation();
  useEffect(markHydrated, []);
  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only z-50 rounded-lg bg-surface px-4 py-3 text-ink focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        {text.skipToContent}
      </a>
      {banners}
      <TopBar account={account} menuEnd={menuEnd} />
      <NavigationProgress />
      {/* Never so short that the footer is on the first screen: it would go up and down while the page comes. Bar and margin are 14 + 16. */}
      <main id={contentId} tabIndex={-1} className="min-h-[calc(100dvh-var(--spacing)*30)] outline-none">
        <Outlet />
      </main>
      <Footer />
      {children}
      <Toaster />
    </>
  );
}

/**
 * After a navigation the page's heading takes the focus: a screen reader reads where one has arrived, and the next Tab
 * starts there. The first page keeps the browser's own start.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusPageHeading();
  }, [pathname]);
}

const linkClass = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline sm:min-h-8';

function Footer() {
  const text = useMessages(messages).footer;
  const links = [
    [paths.jobs, text.jobs],
    [paths.remoteJobs, text.remoteJobs],
    [paths.companies, text.companies],
    [paths.resources, text.resources],
    [paths.accessibility, text.accessibility],
    [paths.privacy, text.privacy],
    [paths.terms, text.terms],
  ] as const;
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-inset py-8 md:px-6">
        <p className="max-w-line text-muted">{text.tagline}</p>
        <nav aria-label={text.label}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(([path, label]) => (
              <li key={path}>
                <Link className={linkClass} to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-sm text-muted" suppressHydrationWarning>
          {text.copyright(new Date().getFullYear())}
        </p>
      </div>
    </footer>
  );
}
