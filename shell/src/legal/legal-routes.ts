import type { RouteObject } from '@fursa/shared/router';
import { legalPaths } from './legal-paths.ts';

/** The privacy policy and the terms; their texts come when somebody wants to read them. */
export const legalRoutes: RouteObject[] = [
  {
    path: legalPaths.privacy,
    lazy: async () => ({ Component: (await import('./privacy-page.tsx')).PrivacyPage }),
  },
  {
    path: legalPaths.terms,
    lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }),
  },
];
