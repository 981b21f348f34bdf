import { useMessages } from '@fursa/shared/i18n';
import { Outlet } from '@fursa/shared/router';
import { Toaster } from '@fursa/shared/ui';
import { useEffect } from 'react';
import { ChatButton } from '../chat/chat-button.tsx';
import { IdleBanners } from '../connection/idle-banners.tsx';
import { messages } from '../messages/index.ts';
import { ExpiredSession } from '../session/expired-session.tsx';
import { tellFirstDraw } from './first-draw.ts';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSignOutOnRequest } from './use-sign-out-on-request.ts';

const contentId = 'content';

/** The frame around every page: band, top bar, content, footer, toasts. */
export function Layout() {
  const text = useMessages(messages);
  useFocusOnNavigation();
  useSignOutOnRequest();
  useEffect(tellFirstDraw, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="sr-only z-50 rounded-lg bg-surface px-4 py-3 text-ink focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        {text.skipToContent}
      </a>
      <IdleBanners />
      <TopBar />
      <NavigationProgress />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      <ChatButton />
      <ExpiredSession />
      <Toaster />
    </div>
  );
}
