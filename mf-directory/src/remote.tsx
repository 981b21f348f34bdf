import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    companies: () =>
      import(/* webpackChunkName: "page-companies" */ './companies/companies-page.tsx').then((m) => m.CompaniesPage),
    company: () =>
      import(/* webpackChunkName: "page-company" */ './companies/company-page.tsx').then((m) => m.CompanyPage),
    resources: () =>
      import(/* webpackChunkName: "page-resources" */ './resources/resources-page.tsx').then((m) => m.ResourcesPage),
    accessibility: () =>
      import(/* webpackChunkName: "page-accessibility" */ './accessibility/accessibility-page.tsx').then(
        (m) => m.AccessibilityPage,
      ),
  },
  slots: {},
} satisfies RemoteModule<typeof manifest>;
