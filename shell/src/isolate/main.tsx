import { followLanguage } from '@fursa/shared/i18n';
import { followPreferences } from '@fursa/shared/preferences';
import { createBrowserRouter, RouterProvider } from '@fursa/shared/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listPages, readRegistry } from '../composition/page-registry.ts';
import { guardScripts } from '../script-policy.ts';
import '../shell.css';
import { startSessionHandling } from '../session/start-session.ts';
import { createBenchRoutes } from './bench-routes.tsx';

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
