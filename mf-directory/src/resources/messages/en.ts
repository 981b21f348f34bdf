import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

export const en = {
  title: 'Career Resources',
  lead: 'Free courses, videos and articles that help people in Kenya find work and learn for it.',
  search: 'Search by title, description or type',
  type: 'Type',
  allTypes: 'All types',
  types: { course: 'Course', video: 'Video', article: 'Article', website: 'Website' },
  count: (total: number) => `${number(total)} ${plural(total, { one: 'resource', other: 'resources' })} found`,
  skipped: (total: number) =>
    plural(total, {
      one: '1 resource could not be read and is not shown.',
      other: `${number(total)} resources could not be read and are not shown.`,
    }),
  loading: 'Loading resources...',
  errorTitle: 'Error loading resources',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  toastTitle: 'Error',
  toastText: 'Failed to fetch resources',
  emptyTitle: 'No resources found',
  emptyAdvice: 'Try a shorter word, or see all resources.',
  showAll: 'Show all resources',
  view: 'View Resource',
  ofResource: (title: string) => `${title}, opens in a new tab`,
  academy: {
    title: 'Power Learn Project Academy',
    description: 'Free software development courses for young people across Africa, with Kenyan classes.',
    url: 'https://powerlearnprojectafrica.org/',
  },
};
