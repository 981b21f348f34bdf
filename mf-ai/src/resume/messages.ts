import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

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
};

export const messages = defineMessages({ en });
