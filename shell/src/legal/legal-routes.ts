import { paths } from '@fursa/shared/contract';
import type { RouteObject } from '@fursa/shared/router';

/** The privacy policy and the terms; their texts come when somebody wants to read them. */
export const legalRoutes: RouteObject[] = [
  {
    path: paths.privacy,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "legal" */ './privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: paths.terms,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "legal" */ './terms-page.tsx')).TermsPage }),
  },
];
