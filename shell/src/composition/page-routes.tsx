import { paths } from '@fursa/shared/contract';
import type { RouteObject } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import type { ComponentType, ReactNode } from 'react';
import type { PageOutcome } from './load-page.ts';
import type { RemotePageAddress } from './page-registry.ts';
import { RemotePage } from './remote-page.tsx';
import { resolvePage } from './resolve-page.ts';

type Guard = ComponentType<{ readonly children: ReactNode }>;

/** One route for each page of the registry. Keys keep two pages of one shape from sharing an instance. */
export function createPageRoutes(pages: readonly RemotePageAddress[], ProtectedPage: Guard): RouteObject[] {
  const login = pages.find(({ page }) => page.path === paths.login);
  return pages.map((address) => {
    const key = routeIdOf(address);
    const element = <RemotePage key={key} address={address} />;
    const isProtected = address.page.access === 'protected';
    return {
      id: key,
      path: address.page.path,
      element: isProtected ? <ProtectedPage key={key}>{element}</ProtectedPage> : element,
      loader: ({ request }) =>
        isProtected ? resolveProtected({ address, login, request }) : resolvePage(address, request),
    };
  });
}

/** What the router knows a page by. */
export function routeIdOf({ remote, page }: RemotePageAddress): string {
  return `${remote.name}/${page.id}`;
}

interface ProtectedRequest {
  readonly address: RemotePageAddress;
  readonly login: RemotePageAddress | undefined;
  readonly request: Request;
}

/** A signed-out visitor gets the sign-in page's code meanwhile, and none of the page they may not see. */
async function resolveProtected({ address, login, request }: ProtectedRequest): Promise<PageOutcome | null> {
  if (useAuthStore.getState().isAuthenticated) return resolvePage(address, request);
  if (login) await resolvePage(login, request);
  return null;
}
