import { createMemoryRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createAppRoutes } from './app-routes.tsx';

/**
 * The landing page as HTML, for the build: people read it, and follow its links, before any script has run. It is drawn by
 * the very components that hydrate it; what depends on the registry or the session appears when they do.
 */
export function renderLandingPage(): string {
  return renderToString(
    <StrictMode>
      <RouterProvider router={createMemoryRouter(createAppRoutes([]))} />
    </StrictMode>,
  );
}
