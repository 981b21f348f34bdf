import { paths } from '@fursa/shared/contract';
import { type RouteObject, replace } from '@fursa/shared/router';
import type { RemotePageAddress } from './composition/page-registry.ts';
import { createPageRoutes } from './composition/page-routes.tsx';
import { ProtectedPage } from './composition/protected-page.tsx';
import { Frame } from './frame.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { PagePlaceholder } from './layout/page-placeholder.tsx';
import { ShellFailure } from './layout/shell-failure.tsx';
import { ShownPage } from './layout/shown-page.tsx';
import { ownRoutes } from './own-pages/own-routes.tsx';

/**
 * The product's routes: the landing page, the pages of the remotes, and home for everything unknown.
 *
 * @param isComplete whether the pages are all there are; otherwise an unknown path is shown as a failure
 */
export function createAppRoutes(pages: readonly RemotePageAddress[], isComplete = true): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <ShellFailure />,
      children: [
        {
          // Below the frame, which is there at once; above the pages, so that the scroll position waits for the page.
          element: <ShownPage />,
          hydrateFallbackElement: <PagePlaceholder />,
          children: [
            {
              // Below what scrolls: whoever pressed a link at the foot of a page sees what went wrong.
              errorElement: <ShellFailure />,
              children: [
                { path: paths.home, element: <LandingPage /> },
                ...ownRoutes,
                ...createPageRoutes(pages, ProtectedPage),
                {
                  path: '*',
                  loader: () => (isComplete ? replace(paths.home) : Promise.reject(new Error('A page is missing'))),
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}
