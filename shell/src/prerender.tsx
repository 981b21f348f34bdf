import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRoutes } from './app-routes.tsx';

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

function prerender(path: string): string {
  return renderToString(
    <StrictMode>
      <RouterProvider router={createMemoryRouter(createAppRoutes([]), { initialEntries: [path] })} />
    </StrictMode>,
  );
}
