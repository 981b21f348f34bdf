import { createFormats } from '@fursa/shared/i18n/format';
import type { ApplicationStatus } from '../model/kept-job.ts';

const { number, day: date, plural } = createFormats('en');

const statuses: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
};

/** The lists of saved jobs and of applications. */
export const keptEn = {
  headings: { saved: 'Saved jobs', applied: 'My applications' },
  loading: 'Loading your list...',
  counts: {
    saved: (total: number) => `${number(total)} saved ${plural(total, { one: 'job', other: 'jobs' })}`,
    applied: (total: number) => `${number(total)} ${plural(total, { one: 'application', other: 'applications' })}`,
  },
  errorTitle: 'Error loading jobs',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  skipped: (count: number) =>
    plural(count, {
      one: '1 job could not be read and is not shown.',
      other: `${number(count)} jobs could not be read and are not shown.`,
    }),
  emptyTitles: { saved: 'No saved jobs yet', applied: 'No applications yet' },
  emptyAdvice: {
    saved: 'Press Save on a job you like, and it waits for you here.',
    applied:
      'What you apply to stands here, with room for notes. A job you applied to elsewhere can be marked as applied.',
  },
  findJobs: 'Find jobs',
  showMore: 'Show more',
  showingMore: 'Loading more...',
  untitled: 'Job without a title',
  savedOn: (day: Date) => `Saved on ${date(day)}`,
  gone: 'This job has been taken down.',
  closed: 'This job is closed.',
  viewDetails: 'View Details',
  of: (action: string, title: string) => `${action}: ${title}`,
  suffix: (title: string) => `: ${title}`,
  elsewhere: 'Applied elsewhere',
  status: 'Status',
  statuses,
  appliedOn: 'Applied on',
  noDate: 'Enter a day that is not in the future.',
  coverLetter: 'Fit and cover letter for this job',
  notes: 'Notes',
  addNotes: 'Add notes',
  notesHelp: 'Only you see them.',
  saveNotes: 'Save notes',
  savingNotes: 'Saving...',
  notesSaved: 'Notes saved',
  unsaved: 'Not saved yet',
  notesFailed: 'Your notes were not saved. What you wrote is still here: please try again.',
  notesOffline: 'You are offline. What you wrote is still here: save it when you are connected again.',
  notesConflict:
    'These notes were changed in another tab or on another device. Saving again replaces them with what is in the field above. Stored now:',
  notesEmpty: '(nothing)',
  remove: 'Remove',
  removeSaved: 'Remove it from your saved jobs?',
  removeApplied: 'Remove it from your list, with your notes? An employer on Fursa no longer sees that you applied.',
  keep: 'Keep it',
  removed: 'Removed from your list',
  errorToast: 'Error',
  failedToChange: 'Failed to update',
  failedToRemove: 'Failed to remove',
};
