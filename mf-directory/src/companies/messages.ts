import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

function countCompanies(total: number): string {
  return `${number(total)} ${plural(total, { one: 'company', other: 'companies' })}`;
}

const en = {
  title: 'Top Kenyan Employers',
  search: 'Search by name or industry',
  count: (total: number) => `${countCompanies(total)} found`,
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  show: 'Show companies',
  showCount: (total: number) => `Show ${countCompanies(total)}`,
  skipped: (total: number) =>
    plural(total, {
      one: '1 company could not be read and is not shown.',
      other: `${number(total)} companies could not be read and are not shown.`,
    }),
  loading: 'Loading companies...',
  updating: 'Updating the list...',
  errorTitle: 'Error loading companies',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  toastTitle: 'Error',
  toastText: 'Failed to fetch companies',
  emptyTitle: 'No companies found',
  emptyAdvice: 'Try a shorter word, or see all companies.',
  emptyFilteredAdvice: 'Try a shorter word or fewer filters.',
  emptyDirectory: 'No employers are listed yet.',
  showAll: 'Show all companies',
  demoTitle: 'Demo data',
  demoText: ': invented companies',
  filters: {
    industry: { label: 'Industry', all: 'All Industries' },
    county: { label: 'County', all: 'All Counties' },
    size: { label: 'Employees', all: 'Any Number' },
  },
  sizeChip: (size: string) => `${size} employees`,
  industry: 'Industry',
  size: 'Size',
  location: 'Location',
  employees: 'employees',
  defaultLocation: 'Kenya',
  openJobs: (total: number) => `${number(total)} open ${plural(total, { one: 'job', other: 'jobs' })}`,
  visitWebsite: 'Visit Website',
  of: (name: string) => `of ${name}`,
  at: (name: string) => `at ${name}`,
};

export const messages = defineMessages({ en });
