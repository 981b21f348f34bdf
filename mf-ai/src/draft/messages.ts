import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number } = createFormats('en');

const en = {
  title: 'For your application',
  lead: 'An outline with the lines of your CV that fit this job. You write the sentences.',
  leadWithService: 'Drafts based only on the facts in your CV. Press a sentence to see where it comes from.',
  kinds: {
    letter: {
      title: 'Cover letter',
      write: 'Write a cover letter',
      again: 'Write the letter again',
      field: 'Your cover letter',
      file: 'cover-letter.txt',
      done: 'The cover letter is written.',
      stale: 'Your CV or the job has changed since this letter was written.',
    },
    summary: {
      title: 'CV summary',
      write: 'Write a CV summary',
      again: 'Write the summary again',
      field: 'Your CV summary',
      file: 'cv-summary.txt',
      done: 'The CV summary is written.',
      stale: 'Your CV or the job has changed since this summary was written.',
    },
  },
  writing: 'Writing...',
  failed: 'The draft could not be written.',
  sources: { resume: 'From your CV:', advert: 'From the advert:' },
  allSources: 'Where each sentence of the draft comes from',
  edit: 'Edit',
  own: 'Your own changes are not checked.',
  outlined: 'The outline is ready to fill in.',
  outlineHelp: 'Replace the parts in [brackets] with your own sentences. The lines with dots come from your CV.',
  unfinished: 'Replace the parts in [brackets] with your own sentences, then save the letter.',
  discard: 'Discard my changes',
  replaceQuestion: 'Your changes will be lost.',
  replace: 'Replace my text',
  keep: 'Keep my text',
  download: 'Download as .txt',
  save: 'Save with the application',
  saveInstead: 'Replace the saved letter',
  saving: 'Saving...',
  saved: 'Saved with your application.',
  saveFailed: 'The letter could not be saved. It is still here on this device; try again.',
  tooLong: (length: number, most: number) =>
    `The letter is too long to save (${number(length)} characters). At most ${number(most)} are stored.`,
  notApplied: 'You have not applied for this job here yet. Until then your drafts stay on this device.',
  view: 'Go to the job',
  savedLetter: 'The cover letter saved with your application',
};

export const messages = defineMessages({ en });
