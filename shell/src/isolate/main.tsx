import '../shell.css';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { followLanguage, useMessages } from '@fursa/shared/i18n';
import { followPreferences } from '@fursa/shared/preferences';
import { createBrowserRouter, type RouteObject, RouterProvider, replace } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { EmptyPanel, Page } from '@fursa/shared/ui';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listPages, type RemotePageAddress, readRegistry } from '../composition/page-registry.ts';
import { createPageRoutes } from '../composition/page-routes.tsx';
import { ShellFailure } from '../layout/shell-failure.tsx';
import { guardScripts } from '../script-policy.ts';
import { startSessionHandling } from '../session/start-session.ts';
import { Bench } from './bench.tsx';
import { isolationMessages } from './messages.ts';

const root = document.getElementById('root');
const [remote] = readRegistry().remotes;
if (!root || !remote) throw new Error('The bench needs a #root element and a registry with one remote');

guardScripts();
followLanguage();
followPreferences();
startSessionHandling();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(createBenchRoutes(remote, listPages(readRegistry())))} />
  </StrictMode>,
);

/** The same routes as in the product, on a tester's bench; anything else goes to the remote's first page. */
function createBenchRoutes(remote: RegisteredRemote, pages: readonly RemotePageAddress[]): RouteObject[] {
  const [first] = pages;
  return [
    {
      element: <Bench remote={remote} />,
      errorElement: <ShellFailure />,
      hydrateFallbackElement: <></>,
      children: [
        ...createPageRoutes(pages, NeedsUser),
        first ? { path: '*', loader: () => replace(first.page.path) } : { path: '*', element: <NoPage /> },
      ],
    },
  ];
}

function NoPage() {
  return <Page width="text">{useMessages(isolationMessages).noPages}</Page>;
}

/** The bench's guard: there is no sign-in page to send anybody to, so it says what the shell would have done. */
function NeedsUser({ children }: { readonly children: ReactNode }) {
  const text = useMessages(isolationMessages).needsUser;
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  if (isAuthenticated) return children;
  return (
    <Page width="text">
      <EmptyPanel title={text.title}>{text.text}</EmptyPanel>
    </Page>
  );
}
