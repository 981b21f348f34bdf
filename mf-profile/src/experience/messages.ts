import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const format = createFormats('en');

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
];

const work = {
  title: 'Work',
  help: 'Jobs, your own business, volunteering. It appears on your CV.',
  none: 'You have not added any work yet.',
  add: 'Add work',
  formNew: 'New work',
};

const education = {
  title: 'Education',
  help: 'Schools, courses and training. It appears on your CV.',
  none: 'You have not added any education yet.',
  add: 'Add education',
  formNew: 'New education',
};

const en = {
  work,
  education,
  loading: 'Loading your work and education...',
  loadFailed: 'We could not load your work and education.',
  fields: {
    position: 'Position',
    name: 'Employer',
    location: 'Place',
    institution: 'School, college or training provider',
    area: 'What you studied',
    studyType: 'Award',
    details: 'What you did',
  },
  help: {
    position: 'Such as Cashier.',
    location: 'Such as Kisumu.',
    studyType: 'Such as KCSE, Certificate, Diploma or Bachelor.',
    details: 'One thing on each line, such as "Served 80 customers a day".',
  },
  from: 'From',
  to: 'To',
  month: 'Month',
  year: 'Year',
  noMonth: 'Not sure',
  isCurrent: 'I work here now',
  monthName: (month: string) => months[Number(month) - 1] ?? '',
  time: (year: string, month: string) => (month === '' ? year : `${months[Number(month) - 1] ?? ''} ${year}`),
  period: (from: string, to: string) => [from, to].filter(Boolean).join(' – '),
  now: 'now',
  untitled: 'Without a name',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editEntry: (entry: string) => `Edit ${entry}`,
  delete: 'Delete',
  deleteEntry: (entry: string) => `Delete ${entry}`,
  undo: 'Undo',
  saved: 'Profile updated successfully!',
  failed: (reason: string) => `Failed to update profile: ${reason}`,
  tooMuch: 'Your entries are too long in total. Shorten or delete some.',
  kept: 'What you typed is still here.',
  draftStored: 'This is not saved yet. It stays on this device until you save or cancel it.',
  draftHere: 'This is not saved yet. Save it before you close or reload this page.',
  removed: (entry: string) => `${entry} was deleted.`,
  noWork: 'Enter your position or your employer.',
  noEducation: 'Enter where you studied, or what.',
  tooLong: (most: number) => `Use at most ${format.number(most)} characters.`,
  oneLine: 'Remove the line breaks and other invisible characters.',
  notAYear: 'Enter a year from 1930 to 2099, such as 2019.',
  noYear: 'Enter the year as well, or leave out the month.',
  noStart: 'Enter the year you started.',
  noEnd: 'Enter the year you left, or tick "I work here now".',
  startsLater: 'It cannot start in the future.',
  endsEarly: 'It cannot end before it starts.',
  found: 'Work and education in your CV',
  foundAdvice: 'Add what is correct. You can edit it under Skills & Experience.',
  missing: { position: 'position', name: 'employer', dates: 'dates' },
  notFound: (parts: readonly string[]) => `Not found: ${parts.join(', ')}`,
  foundAll: 'Everything we found is in your profile.',
  addFailed: 'Failed to update profile. Please try again.',
  addFound: (entry: string) => `Add ${entry}`,
  refuseFound: (entry: string) => `Leave out ${entry}`,
  addAll: (count: number) => `Add all ${count} entries`,
  addedCount: (count: number) =>
    format.plural(count, { one: '1 entry was added.', other: `${count} entries were added.` }),
};

export type ExperienceMessages = typeof en;

export const experienceMessages = defineMessages({ en });
