import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

export const en = {
  title: 'Top Kenyan Employers',
  lead: 'Who hires in Kenya, what they do and where to find them.',
  search: 'Search by name or industry',
  count: (total: number) => `${number(total)} ${plural(total, { one: 'company', other: 'companies' })} found`,
  skipped: (total: number) =>
    plural(total, {
      one: '1 company could not be read and is not shown.',
      other: `${number(total)} companies could not be read and are not shown.`,
    }),
  loading: 'Loading companies...',
  errorTitle: 'Error loading companies',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  toastTitle: 'Error',
  toastText: 'Failed to fetch companies',
  emptyTitle: 'No companies found',
  emptyAdvice: 'Try a shorter word, or see all companies.',
  emptyDirectory: 'No employer is listed yet.',
  showAll: 'Show all companies',
  demoTitle: 'Demo data',
  demoText: 'These employers are invented, so that you can try the product. Their websites do not exist.',
  employees: (size: string) => `${size} employees`,
  industry: 'Industry',
  size: 'Size',
  location: 'Location',
  defaultLocation: 'Kenya',
  visitWebsite: 'Visit Website',
  ofCompany: (name: string) => `of ${name}`,
};
