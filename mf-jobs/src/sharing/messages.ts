import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { Sharing } from './model/sharing.ts';

const { number } = createFormats('en');

/** What an employer sees of somebody who applies. */
const en = {
  willSee: (company: string | null) => `${company ?? 'The employer'} will see:`,
  name: 'Name',
  email: 'Email',
  skills: 'Skills',
  noName: 'Not in your profile yet',
  noSkills: 'None in your profile yet',
  more: (count: number) => `and ${number(count)} more`,
  shareCv: 'Share my CV',
  shareCvHelp:
    'They can open the CV in your profile until you stop sharing it. If you replace it, they see the new one.',
  noCv: 'You have no CV to share yet.',
  addCv: 'Add a CV',
  addNote: 'Add a note',
  note: 'Note to the employer',
  noteHelp: (most: number) => `Up to ${number(most)} characters.`,
  rest: 'They see nothing else from your profile. You can change this later under Applied.',
  cancel: 'Cancel',
  apply: {
    title: 'Send your application',
    send: 'Send application',
    sending: 'Sending...',
    failed: 'Your application was not sent. What you wrote is still here: please try again.',
    offline: 'You are offline. What you wrote is still here: send it when you are connected again.',
  },
  change: {
    title: 'What you share',
    send: 'Save',
    sending: 'Saving...',
    failed: 'Your change was not saved. What you wrote is still here: please try again.',
    offline: 'You are offline. What you wrote is still here: save it when you are connected again.',
  },
  demo: 'This is a demo job: no employer is behind it, and nobody reads the application.',
  youShare: ({ sharesCv, note }: Sharing) =>
    ['You share: name, email, skills', ...(sharesCv ? ['CV'] : []), ...(note === '' ? [] : ['note'])].join(', '),
  openChange: 'Change what you share',
  changed: 'Saved',
};

export const sharingMessages = defineMessages({ en });
