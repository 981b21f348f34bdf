import { paths } from '@fursa/shared/contract';
import { type RouteObject, useLoaderData } from '@fursa/shared/router';
import type { ComponentType } from 'react';

/**
 * The shell's pages besides the landing page. Of all of them a visitor pays for these lines, until one is opened. By loaders,
 * which can be asked again: a `lazy` route that has failed once stays so until the next document.
 */
export const ownRoutes = [paths.privacy, paths.terms, '/platform'].map(
  (path): RouteObject => ({
    path,
    loader: () => import(/* webpackChunkName: "legal" */ './load-own-page.ts').then((module) => module.load(path)),
    element: <LoadedPage key={path} />,
  }),
);

function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  return <Page />;
}
