import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useMessages } from '@fursa/shared/i18n';
import { type RouteObject, replace } from '@fursa/shared/router';
import { Page } from '@fursa/shared/ui';
import type { RemotePageAddress } from '../composition/page-registry.ts';
import { createPageRoutes } from '../composition/page-routes.tsx';
import { ShellFailure } from '../layout/shell-failure.tsx';
import { Bench } from './bench.tsx';
import { isolationMessages } from './messages.ts';
import { NeedsUser } from './needs-user.tsx';

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
