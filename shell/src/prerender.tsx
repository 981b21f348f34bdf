import type { RemoteModule } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import * as federation from '@module-federation/runtime-core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRoutes } from './app-routes.tsx';
import type { RemotePageAddress } from './composition/page-registry.ts';
import { routeIdOf } from './composition/page-routes.tsx';
import type { PrerenderedPage } from './composition/prerendered/prerendered-page.ts';
import { provideSharedModules } from './composition/shared-provision.ts';

export { importSharedModules, provideSharedModules } from './composition/shared-provision.ts';

/**
 * The landing page as HTML, for the build: people read it, and follow its links, before any script has run. It is rendered by
 * the very components that hydrate it; what depends on the registry or the session appears when they do.
 */
export function renderLandingPage(): string {
  return prerender('/');
}

/** The frame as HTML, with the place of a page that is still on its way: every other path begins with it. */
export function renderFrame(): string {
  return prerender('/a-page-that-is-not-there-yet');
}

/**
 * A public page of a remote as HTML, inside the frame, as it is before any data has come. For whoever publishes: shell and remote
 * are rendered together, so that the ids React gives are those of the browser.
 *
 * @param remote as it stands in the registry
 * @throws whatever the page throws, which then waits for its code as before
 */
export async function renderRemotePage(
  remote: RegisteredRemote,
  pageId: string,
  module: RemoteModule,
): Promise<string> {
  const page = remote.pages.find(({ id }) => id === pageId);
  const load = module.pages[pageId];
  if (!page || !load) throw new Error(`${remote.name} has no page ${pageId}`);
  const address: RemotePageAddress = { remote, page };
  const outcome: PrerenderedPage = {
    status: 'loaded',
    remote,
    Page: await load(),
    Surface: EmptyCache,
    arrival: new Promise(() => {
      // Nothing arrives while the page is rendered.
    }),
  };
  return prerender(page.path, [address], { [routeIdOf(address)]: outcome });
}

/**
 * Starts the runtime of remotes as `federation-host.ts` does in the browser, for whoever publishes: the container of a remote is
 * evaluated with it before anybody gets it.
 *
 * @returns what the container is initialised with
 */
export async function startFederation(): Promise<object> {
  globalThis._FEDERATION_RUNTIME_CORE = federation;
  const shared = await provideSharedModules();
  const host = new federation.ModuleFederation({ name: 'shell', shareStrategy: 'loaded-first', shared, remotes: [] });
  federation.setGlobalFederationInstance(host);
  return host.shareScopeMap.default ?? {};
}

/** In the place of the surface that remotes stand on in the browser: nothing has been asked yet. */
function EmptyCache({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

function prerender(
  path: string,
  pages: readonly RemotePageAddress[] = [],
  loaderData?: Record<string, unknown>,
): string {
  const router = createMemoryRouter(createAppRoutes(pages), {
    initialEntries: [path],
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
