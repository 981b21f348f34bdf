import { followLanguage } from '@fursa/shared/i18n';
import { followPreferences } from '@fursa/shared/preferences';
import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRoutes } from './app-routes.tsx';
import { preloadFederationRuntime } from './composition/load-remote-module.ts';
import { listPages, readRegistry } from './composition/page-registry.ts';
import { prefetchOnIntent } from './composition/prefetch.ts';
import { refreshWhileOpen } from './composition/refresh-registry.ts';
import { loadAfterHydration } from './layout/hydration.ts';
import { guardScripts } from './script-policy.ts';
import './shell.css';
import { startSessionHandling } from './session/start-session.ts';
import { whenIdle } from './when-idle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

guardScripts();
const registry = readRegistry();
const pages = listPages(registry);
followLanguage();
followPreferences();
startSessionHandling();
prefetchOnIntent(pages);
refreshWhileOpen();
const app = (
  <StrictMode>
    <RouterProvider
      router={createBrowserRouter(createAppRoutes(pages, registry.isComplete), { dataStrategy: loadAfterHydration })}
    />
  </StrictMode>
);
// Built for production the page arrives prerendered: the landing page whole, every other one up to its frame.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
// Who saves data waits the moment longer when they follow a link, and pays for nothing they do not open.
if (!navigator.connection?.saveData) {
  whenIdle(() => {
    void preloadFederationRuntime().catch(() => {
      // Only fetched ahead: the first page that needs it asks again, and shows what goes wrong then.
    });
  });
}
