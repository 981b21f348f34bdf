import { followPreferences } from '@fursa/shared/preferences';
import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRoutes } from './app-routes.tsx';
import { warmComposition } from './composition/load-remote-module.ts';
import { listPages, readRegistry } from './composition/page-registry.ts';
import { prefetchOnIntent } from './composition/prefetch.ts';
import { loadAfterFirstDraw } from './layout/first-draw.ts';
import { guardScripts } from './script-policy.ts';
import './shell.css';
import { startSessionHandling } from './start-session.ts';
import { whenIdle } from './when-idle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

guardScripts();
const registry = readRegistry();
const pages = listPages(registry);
followPreferences();
startSessionHandling();
prefetchOnIntent(pages);
const app = (
  <StrictMode>
    <RouterProvider
      router={createBrowserRouter(createAppRoutes(pages, registry.isComplete), { dataStrategy: loadAfterFirstDraw })}
    />
  </StrictMode>
);
// Built for production the page arrives drawn: the landing page whole, every other one up to its frame.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
// Who saves data waits the moment longer when they follow a link, and pays for nothing they do not open.
if (!navigator.connection?.saveData) {
  whenIdle(() => {
    void warmComposition().catch(() => {
      // Only fetched ahead: the first page that needs it asks again, and shows what goes wrong then.
    });
  });
}
