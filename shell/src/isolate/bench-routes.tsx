import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useMessages } from '@fursa/shared/i18n';
import { type RouteObject, replace } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { EmptyPanel, Page } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import type { RemotePageAddress } from '../composition/page-registry.ts';
import { createPageRoutes } from '../composition/page-routes.tsx';
import { ShellFailure } from '../layout/shell-failure.tsx';
import { Bench } from './bench.tsx';
import { isolationMessages } from './messages.ts';

/** The same routes as in the product, on a tester's bench; anything else goes to the remote's first page. */
export function createBenchRoutes(remote: RegisteredRemote, pages: readonly RemotePageAddress[]): RouteObject[] {
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
