import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { Sharing } from '../sharing/model/sharing.ts';
import type { ApplicationStatus } from './model/tracked-job.ts';

const { number, plural } = createFormats('en');

function shortDay(date: Date): string {
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-KE', { day: 'numeric', month: 'short', year });
}

const statuses: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
};

/** The lists of saved jobs and of applications. */
const en = {
  loading: 'Loading your list...',
  counts: {
    saved: (total: number) => `${number(total)} saved ${plural(total, { one: 'job', other: 'jobs' })}`,
    applied: (total: number) => `${number(total)} ${plural(total, { one: 'application', other: 'applications' })}`,
  },
  groups: { soon: 'Closing within 3 days', saved: 'Saved', over: 'No longer open', ...statuses },
  counted: (group: string, count: number) => `${group} (${number(count)})`,
  errorTitle: 'Error loading jobs',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  skipped: (count: number) =>
    plural(count, {
      one: '1 job could not be read and is not shown.',
      other: `${number(count)} jobs could not be read and are not shown.`,
    }),
  emptyTitles: { saved: 'No saved jobs yet', applied: 'No applications yet' },
  emptyAdvice: {
    saved: 'Save a job you like to find it here later.',
    applied:
      'Jobs you apply for appear here, with space for notes. You can also add a job you applied for somewhere else.',
  },
  findJobs: 'Find jobs',
  showMore: 'Show more',
  showingMore: 'Loading more...',
  untitled: 'Job without a title',
  savedOn: (day: Date) => `saved ${shortDay(day)}`,
  gone: 'This job has been taken down.',
  closed: 'This job is closed.',
  of: (action: string, title: string) => `${action}: ${title}`,
  elsewhere: 'From elsewhere',
  appliedDay: (day: Date) => shortDay(day),
  shared: ({ sharesCv, note }: Sharing) => {
    if (sharesCv) return note === '' ? 'CV shared' : 'CV and note shared';
    return note === '' ? '' : 'note shared';
  },
  closes: (lastDay: Date) => `closes ${shortDay(lastDay)}`,
  closesSoon: (closesAt: Date, now: Date) => {
    const hours = Math.ceil((closesAt.getTime() - now.getTime()) / 3_600_000);
    if (hours <= 24) return 'Closes within 24 hours';
    return `Closes in ${plural(Math.ceil(hours / 24), { one: '1 day', other: `${Math.ceil(hours / 24)} days` })}`;
  },
  statusSaved: (status: string) => `Saved: ${status}`,
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

export const trackedMessages = defineMessages({ en });
