import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

function countResources(total: number): string {
  return `${number(total)} ${plural(total, { one: 'resource', other: 'resources' })}`;
}

const en = {
  title: 'Career Resources',
  lead: 'Free courses, videos and articles.',
  search: 'Search by title, description or type',
  type: 'Type',
  allTypes: 'All types',
  types: { course: 'Course', video: 'Video', article: 'Article', website: 'Website' },
  skill: 'Skill',
  allSkills: 'All skills',
  languages: { en: 'English', sw: 'Kiswahili' },
  hours: (hours: number) => plural(hours, { one: 'About 1 hour', other: `About ${number(hours)} hours` }),
  extents: {
    self_paced: 'At your own pace',
    collection: 'Many to choose from',
    reference: 'For reference',
  },
  costs: { free: 'Free', free_certificate_paid: 'Free, the certificate costs extra' },
  teaches: (skills: readonly string[]) => `Teaches: ${skills.join(', ')}`,
  count: (total: number) => `${countResources(total)} found`,
  show: 'Show resources',
  showCount: (total: number) => `Show ${countResources(total)}`,
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
  emptySkill: (skill: string) => `Nothing here teaches ${skill} yet.`,
  showAll: 'Show all resources',
  showMore: 'Show more',
  showingMore: 'Loading...',
  moreFailed: 'We could not load more resources. Please try again.',
  done: 'Done',
  doneOf: (title: string) => `Done: ${title}`,
  doneCount: (total: number) => `${number(total)} done`,
  doneUnknown: 'We could not load which ones you have done.',
  retry: 'Try again',
  markFailed: 'Could not be saved. Please try again.',
  offline: 'You are offline. Please try again when you are back online.',
  view: 'View Resource',
  academy: {
    title: 'Power Learn Project Academy',
    publisher: 'Power Learn Project',
    description: 'Free software development courses for young people across Africa, with Kenyan classes.',
    url: 'https://powerlearnprojectafrica.org/',
  },
};

export const messages = defineMessages({ en });
