import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { Improvement, Strength, Suggestion } from '../ai-service/data/analyze-resume.ts';

const { number, plural } = createFormats('en');

/** What a finding carries; which names there are is said beside its code in the engine. */
type Values = Readonly<Record<string, string | number>>;

const count = (values: Values, one: string, other: string) =>
  `${number(Number(values.count))} ${plural(Number(values.count), { one, other })}`;

const sections: Readonly<Record<string, string>> = {
  work: 'your work experience',
  education: 'your education',
  skills: 'your skills',
  interests: 'your hobbies',
  referees: 'your referees',
};
const section = (name: string | number | undefined) => sections[String(name)] ?? String(name);

/** What stands between commas in quotes: "a", "b" and "c". */
function quoted(phrases: string | number | undefined): string {
  const all = String(phrases)
    .split(', ')
    .map((phrase) => `"${phrase}"`);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

/** Behind these the work may be somebody else's. */
const isShared = (phrase: string | number | undefined) =>
  /^(?:help|assist|involved|participated|took part|worked on)/.test(String(phrase));

const levels: Readonly<Record<string, string>> = {
  certificate: 'a certificate',
  diploma: 'a diploma',
  degree: 'a degree',
  master: "a master's degree",
  doctorate: 'a doctorate',
};

const monthNames = new Intl.DateTimeFormat('en-KE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2019-06` as "June 2019"; a year stays as it is. */
function month(date: string | number | undefined): string {
  const text = String(date);
  return /^\d{4}-\d\d$/.test(text) ? monthNames.format(new Date(`${text}-01T00:00:00Z`)) : text;
}

const privateFact = 'An employer does not need it to choose you, and it can be used against you.';

const strengths: Readonly<Record<Strength['code'], (values: Values) => string>> = {
  'quantified-results': (values) =>
    `You show what you achieved in figures, in ${count(values, 'line', 'lines')}. Employers remember these.`,
  'strong-verbs': (values) =>
    `${number(Number(values.count))} of ${number(Number(values.total))} lines begin with what you did.`,
  'complete-contact': () => 'Your phone number and email address are there.',
  'years-of-experience': (values) =>
    `You have ${number(Number(values.years))} ${plural(Number(values.years), { one: 'year', other: 'years' })} of work experience.`,
  qualification: (values) =>
    `You name your highest qualification, ${levels[String(values.level)] ?? 'which employers look for'}.`,
  licences: (values) => `You list licences and certificates that employers look for: ${values.names}.`,
  'skills-breadth': (values) => `You name ${count(values, 'skill', 'different skills')}.`,
  'reverse-chronological': () => 'Your newest job comes first, as employers expect.',
  'no-gaps': () => 'There are no long gaps between your jobs.',
  'clear-sections': () => 'Your summary, work, education and skills each have a heading, so readers find them at once.',
};

const improvements: Readonly<Record<Improvement['code'], (values: Values) => string>> = {
  'missing-phone': () => 'There is no phone number. Most employers in Kenya call first.',
  'missing-email': () => 'There is no email address.',
  'missing-summary': () =>
    'There is no summary. Use two or three lines at the top to say who you are and what you are looking for.',
  'missing-work': () => 'There is no work experience. Attachments, casual jobs, farm work and volunteering count too.',
  'missing-education': () => 'There is no school or course.',
  'missing-skills': () => 'There is no list of skills. Many employers search CVs for exactly these words.',
  'buried-section': (values) =>
    `Readers find ${section(values.section)} only after ${section(values.after)}. Put what matters most first.`,
  'oldest-first': () => 'Your oldest job comes first. Employers expect the newest one at the top.',
  'too-short': (values) =>
    `There are only ${number(Number(values.words))} words. Say what you did in each job: what, for whom, how much.`,
  'too-long': (values) =>
    `There are ${number(Number(values.words))} words. Two pages are enough; keep what matters for the job you want.`,
  'unserious-email': (values) => `The address ${values.email} may not be taken seriously. Use one based on your name.`,
  'several-emails': (values) => `There are ${count(values, 'email address', 'email addresses')}. Give only one.`,
  'several-phones': (values) => `There are ${count(values, 'phone number', 'phone numbers')}. One or two are enough.`,
  'weak-opening': (values) =>
    isShared(values.phrase)
      ? `"${values.phrase}" does not say what you did yourself.`
      : `"${values.phrase}" says what you were meant to do, not what you did.`,
  'first-person': () => 'Lines begin with "I" or "my". In a CV that goes without saying.',
  'no-numbers': () => 'No line says how many, how much or how often. Figures make it easy to believe you.',
  'few-numbers': (values) =>
    `Only ${number(Number(values.count))} of ${number(Number(values.total))} lines say how many or how much.`,
  'undated-entry': (values) => `${values.title} has no dates. Give at least the years.`,
  gap: (values) =>
    `Between ${month(values.from)} and ${month(values.to)} there are ${number(Number(values.months))} months without work or school. Say in a few words what you did.`,
  'end-before-start': (values) => `This time ends (${values.end}) before it begins (${values.start}).`,
  'future-date': (values) => `The date ${values.date} is in the future.`,
  'years-contradict': (values) =>
    `You say ${values.claimed} years of experience, but the dates add up to ${values.covered}. Readers will notice.`,
  'repeated-opening': (values) => `${number(Number(values.count))} lines begin with "${values.word}".`,
  'overused-word': (values) => `The word "${values.word}" appears ${number(Number(values.count))} times.`,
  passive: () => 'It says that something was done, not that you did it.',
  'filler-phrase': (values) =>
    String(values.phrase).includes(', ')
      ? `${quoted(values.phrase)} appear in most CVs and say little. What you did says more.`
      : `${quoted(values.phrase)} appears in most CVs and says little. What you did says more.`,
  jargon: (values) => `"${values.word}" is office jargon. Use the plain word.`,
  'unexplained-abbreviation': (values) =>
    `Not every reader knows what ${values.abbreviation} means. Write it out once.`,
  spelling: (values) => `"${values.word}" is misspelt.`,
  'present-tense': () => 'This job has ended, but it is written in the present tense.',
  'mixed-tense': () => 'This job has ended, but some lines are in the present tense.',
  'id-number': () => `An ID number does not belong in a CV. ${privateFact} It also helps identity thieves.`,
  'kra-pin': () => 'A KRA PIN does not belong in a CV. An employer asks for it once you are hired.',
  'insurance-number': () =>
    'NSSF, NHIF and SHA numbers do not belong in a CV. An employer asks for them once you are hired.',
  religion: () => `Leave your religion out. ${privateFact}`,
  'marital-status': () => `Leave out your marital status. ${privateFact}`,
  'date-of-birth': () => `Leave out your age and date of birth. ${privateFact}`,
  ethnicity: () => `Leave out your ethnic group. ${privateFact}`,
  'parents-names': () => `Leave out the names of your parents. ${privateFact}`,
  'bank-account': () => 'A bank account does not belong in a CV. Nobody needs it before you are hired.',
  'referee-contacts': () =>
    "These are other people's contact details. Give them when an employer asks, and ask those people first.",
  'referees-on-request': () => 'Employers assume that referees are available. Use the line for something about you.',
};

const suggestions: Readonly<Record<Suggestion['code'], (values: Values) => string>> = {
  'start-with-verb': (values) => `Begin with what you did instead of "${values.phrase}".`,
  'drop-first-person': () => 'Leave out "I".',
  'make-active': () => 'Say that you did it.',
  'add-number': () => 'Say how many, how much or how often.',
  'drop-filler': (values) => `Leave out ${quoted(values.phrase)}.`,
  'correct-spelling': (values) => `Write "${values.correct}" instead of "${values.word}".`,
  'use-past-tense': (values) => `Write "${values.past}" instead of "${values.word}".`,
  'newest-first': () => 'Put your newest job first and work backwards from there.',
  'move-section-up': (values) => `Put ${section(values.section)} above ${section(values.before)}.`,
  'remove-private-data': () => 'Take out the private details named above.',
  'add-summary': () =>
    'Write two or three lines at the top: what you do, for how long you have done it, and what you are best at.',
  'list-skills': (values) => `Give your skills their own list. You mention: ${values.names}.`,
};

const en = {
  title: 'Check your resume',
  field: 'Your resume',
  placeholder: 'Paste your resume text here...',
  help: 'The analysis runs on this device. Your text is not sent anywhere.',
  missing: 'Paste your resume first.',
  changeText: 'Change the text',
  analyze: 'Analyze Resume',
  analyzing: 'Analyzing Resume...',
  tooShort: (min: number) => `Please paste a complete resume with at least ${min} characters`,
  tooLong: (length: number, max: number) => `This text has ${number(length)} characters. Paste at most ${number(max)}.`,
  failed: 'Failed to analyze resume. Please try again.',
  stillHere: 'Check your connection. Your text is still here.',
  noSkills: 'Failed to extract skills from your resume',
  success: (count: number) => `Successfully identified ${number(count)} skills in your resume!`,
  errorTitle: 'Error',
  resultTitle: 'What we found',
  words: (count: number) => `${number(count)} ${plural(count, { one: 'word', other: 'words' })} read.`,
  stale: 'You have changed the text since then. Analyze it again to see the difference.',
  notResume: 'This does not look like a resume.',
  notResumeAdvice:
    'We found no work, schools or contact details in it. Paste the text of your CV, with its headings and dates.',
  thin: 'There is too little text to judge.',
  thinAdvice: 'Add what you did in each job or course, with dates. Here is what is definitely missing:',
  strengths: 'Key Strengths',
  noStrengths: 'We found nothing that stands out yet. The points below show where to start.',
  improvements: 'Areas for Improvement',
  noImprovements: 'We found nothing wrong.',
  suggestions: 'Suggested Improvements',
  noSuggestions: 'We have no better wording to suggest.',
  skills: 'Key Skills Identified',
  noneFound: 'We did not recognize any skills in this text.',
  line: (line: number) => `Line ${number(line)}`,
  better: 'Better:',
  toBio: 'Add strengths to bio',
  addingToBio: 'Adding to your bio...',
  bioPreview: 'This will be added to your bio:',
  bioDone: 'Strengths added to your bio!',
  bioFailed: 'Failed to update bio. Please try again.',
  yearsSentence: (years: number) =>
    `${number(years)} ${plural(years, { one: 'year', other: 'years' })} of work experience.`,
  toProfile: 'Add all skills to profile',
  addingSkills: 'Adding skills...',
  skillsDone: 'Skills added to your profile!',
  skillsFailed: 'Failed to update skills. Please try again.',
  text: 'Your text, line by line',
  backToFindings: 'Back to what we found',
  marks: { strong: 'A strength', weak: 'Could be better' },
  findings: { strengths, improvements, suggestions },
};

export const messages = defineMessages({ en });
