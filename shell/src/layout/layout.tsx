import { useMessages } from '@fursa/shared/i18n';
import { Outlet } from '@fursa/shared/router';
import { Toaster } from '@fursa/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { Footer } from './footer.tsx';
import { markHydrated } from './hydration.ts';
import { messages } from './messages.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

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
