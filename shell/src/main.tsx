import { tabStorage } from '@fursa/shared/contract';
import { followLanguage } from '@fursa/shared/i18n';
import { followPreferences } from '@fursa/shared/preferences';
import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRoutes } from './app-routes.tsx';
import { current } from './composition/current-router.ts';
import { importHost } from './composition/load-remote-module.ts';
import { listPages, readRegistry } from './composition/page-registry.ts';
import { routeIdOf } from './composition/page-routes.tsx';
import { prefetchOnIntent } from './composition/prefetch.ts';
import { adoptPage, findPrerendered } from './composition/prerendered/prerendered-page.ts';
import { refreshWhileOpen } from './composition/refresh-registry.ts';
import { loadAfterHydration } from './layout/hydration.ts';
import { guardScripts } from './script-policy.ts';
import './shell.css';
import { startSessionHandling } from './session/start-session.ts';
import { whenIdle } from './when-idle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

document.getElementById('not-started')?.remove();
guardScripts();
// What a tester tries has to be in the registry before anything is made of it.
if (/[?&](mf|disable-remotes)\b/.test(window.location.search) || tabStorage.getItem('fursa-overrides')) {
  void import('./overrides/start-overrides.tsx')
    .then(({ startOverrides }) => startOverrides())
    .finally(() => start(root));
} else {
  // A task of its own: in one with the evaluation of all modules it held a slow phone for a quarter of a second.
  setTimeout(start, 0, root);
}

function start(root: HTMLElement): void {
  const registry = readRegistry();
  const pages = listPages(registry);
  followLanguage();
  followPreferences();
  startSessionHandling();
  prefetchOnIntent(pages);
  refreshWhileOpen();
  const place = root.querySelector<HTMLElement>('[data-mf]');
  const prerendered = place ? findPrerendered(place, pages) : undefined;
  const router = createBrowserRouter(createAppRoutes(pages, registry), {
    dataStrategy: loadAfterHydration,
    ...(prerendered && { hydrationData: { loaderData: { [routeIdOf(prerendered)]: adoptPage(prerendered) } } }),
  });
  current.router = router;
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // Built for production the page arrives prerendered: the landing page and the public pages of remotes whole, every other one up to
  // its frame. HTML of a page that is not the one to show is thrown away.
  if (root.firstElementChild && (prerendered || !place)) hydrateRoot(root, app);
  else createRoot(root).render(app);
  // Who saves data waits the moment longer when they follow a link, and pays for nothing they do not open.
  if (!navigator.connection?.saveData) {
    whenIdle(() => {
      void importHost().catch(() => {
        // Only fetched ahead: the first page that needs it asks again, and shows what goes wrong then.
      });
    });
  }
}
