import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { WordingNotes } from './data/find-notes.ts';

const { number, plural } = createFormats('en');

type Code = WordingNotes[number]['code'];

const act = 'The Employment Act 2007, section 5, forbids it.';
const constitution = 'Article 27 of the Constitution forbids it.';

/** By what is wrong with a wording: what to do about it, and what the law of Kenya says. */
const advice: Readonly<Record<Code, string>> = {
  age: `Ask for what the work needs, not for an age. ${constitution}`,
  sex: `Anybody who can do the work may apply. ${act}`,
  'job-title': 'Use a title that fits everybody, such as chairperson, salesperson or cleaner.',
  family: `Marriage, children and pregnancy are private. ${constitution}`,
  religion: `Do not ask for a religion. ${act}`,
  origin: `Do not choose by tribe or by where people come from; name a language if the work needs it. ${act}`,
  nationality: `Ask for the right to work in Kenya, or for a language, instead. ${act}`,
  health: `Name the task, such as lifting 25 kg; do not ask about disability, HIV or pregnancy. ${act}`,
  looks: 'Looks do not do the job. Name what does, such as a friendly manner with guests.',
  unpaid: 'Trial work is work: say what you pay for it.',
  fee: 'Never ask applicants for money. Job seekers are warned that this is a sign of a scam.',
  pay: 'State the pay: a figure or a range in KES a month. People trust it, and you get fewer applications that lead nowhere.',
  jargon: 'This says little. Say what the person will do or must know.',
};

const en = {
  role: 'Role',
  roleHelp: 'The job title, such as "Accountant" or "Night guard in Kisumu".',
  before: 'What you get',
  draft: 'A draft that says what the person will do and must bring. Change it and copy it.',
  checked: 'Notes where the wording is unfair, against the law, or says little.',
  unpublished: 'Nothing is published here. Post the advert where you like.',
  invalidRole: 'Invalid job role provided',
  write: 'Write the advert',
  again: 'Write it again',
  writing: 'Writing...',
  failed: 'Failed to generate job description. Please try again later.',
  result: 'Your advert',
  field: 'Advert text',
  own: 'Change it as you like. It is kept on this device.',
  ownHere: 'Change it as you like. Copy it before you close or reload this page.',
  done: 'The advert is written.',
  replaceQuestion: 'Your changes to the advert will be lost.',
  replace: 'Replace my text',
  keep: 'Keep my text',
  notes: 'Plain and fair wording',
  noNotes: 'We found nothing to change in the wording.',
  found: (count: number) =>
    `${number(count)} ${plural(count, { one: 'place', other: 'places' })} to look at again. The notes update as you change the text.`,
  notesFailed: 'The wording could not be checked. Check your connection and change a word to try again.',
  limits: 'We only check for common English phrases. This is not legal advice.',
  show: 'Show in the text',
  advice,
};

export const messages = defineMessages({ en });
