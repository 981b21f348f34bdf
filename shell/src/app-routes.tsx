import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { type RouteObject, replace } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { useLazyPart } from '@fursa/shared/ui';
import { AccountBar } from './account-bar.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { PagesAfterPages } from './composition/left-page.tsx';
import { messages } from './composition/messages.ts';
import type { PageRegistry, RemotePageAddress } from './composition/page-registry.ts';
import { createPageRoutes } from './composition/page-routes.tsx';
import { ProtectedPage } from './composition/protected-page.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { Layout } from './layout/layout.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { ShownPage } from './layout/shown-page.tsx';
import { ownRoutes } from './own-pages/own-routes.tsx';
import { SignOutButton } from './session/sign-out-button.tsx';
import { useSignOutOnRequest } from './session/use-sign-out-on-request.ts';
import { useIsIdle } from './when-idle.ts';

/**
 * The product's routes: the landing page, the pages of the remotes, and home for everything unknown.
 *
 * @param registry whether the pages are all there are; otherwise an unknown path that nothing released since brings is shown as a failure
 */
export function createAppRoutes(
  pages: readonly RemotePageAddress[],
  { isComplete, revision }: Pick<PageRegistry, 'isComplete'> & Partial<PageRegistry> = { isComplete: true },
): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <ShellFailure />,
      children: [
        {
          // Below the frame, which is there at once; above the pages, so that the scroll position waits for the page.
          element: <ShownPage />,
          hydrateFallbackElement: <PagePlaceholder />,
          children: [
            {
              element: <PagesAfterPages />,
              // Below what scrolls: whoever pressed a link at the foot of a page sees what went wrong.
              errorElement: <ShellFailure />,
              children: [
                { path: paths.home, element: <LandingPage /> },
                ...ownRoutes,
                ...createPageRoutes(pages, ProtectedPage),
                {
                  path: '*',
                  loader: async ({ request }) => {
                    if (revision !== undefined) await openReleased(request, revision);
                    if (isComplete) return replace(paths.home);
                    throw new Error('A page is missing');
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** An address that nobody knew when this document began. */
async function openReleased(request: Request, revision: number): Promise<void> {
  try {
    const released = await import(/* webpackChunkName: "last-good" */ './composition/versions/mend-page.ts');
    await released.openReleasedPage(request, revision);
  } catch {
    // Without a line the known pages are all there are.
  }
}

/** Says that the first page is on its way. Its place is as tall as the screen anyway (`Layout`). */
function PagePlaceholder() {
  const text = useMessages(messages);
  return (
    <div className="navigation-progress pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] bg-primary">
      <span className="sr-only">{text.loading}</span>
    </div>
  );
}

const loadIdleParts = () =>
  import(/* webpackChunkName: "idle-parts" */ './idle-parts.tsx').then((module) => module.IdleParts);

/** The frame with everything the product puts into it. */
function Frame() {
  useSignOutOnRequest();
  const IdleParts = useLazyPart(loadIdleParts, { isNeeded: useIsIdle(), onFailure: 'retry' });
  return (
    <Layout banners={IdleParts && <IdleParts />} account={<AccountBar />} menuEnd={<MenuEnd />}>
      <ChatButton />
    </Layout>
  );
}

/** On screens whose top bar has no room for it. */
function MenuEnd() {
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (!isAuthenticated) return null;
  return (
    <div className="mt-3 sm:hidden">
      <SignOutButton />
    </div>
  );
}
