import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { OtherLanguage } from './model/other-language.ts';

const format = createFormats('en');

const languages: Readonly<Record<OtherLanguage, string>> = {
  am: 'Amharic',
  ar: 'Arabic',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  hi: 'Hindi',
  pt: 'Portuguese',
  ru: 'Russian',
  so: 'Somali',
  zh: 'Chinese',
};

const en = {
  title: 'Your CV',
  choose: 'Choose a file',
  drop: 'or drop it here',
  allowed: 'PDF or Word (.pdf, .doc, .docx), up to 10 MB.',
  private: 'Only you can open it. We read it on this device.',
  wrongType: 'Please upload a PDF or Word document (.pdf, .doc, .docx)',
  tooBig: 'File size exceeds 10MB limit. Please upload a smaller file.',
  oneFile: 'Choose one file at a time.',
  empty: 'CV file appears to be empty',
  unreadable: 'Failed to read CV file. Please try with a different file.',
  process: 'Failed to process CV',
  tooMuch: 'Content too large. Please upload a smaller CV file.',
  tookTooLong: 'The analysis took too long to complete. Please try with a smaller CV file.',
  locked: 'This file is locked with a password. Save a copy without a password and upload that.',
  picture:
    'This file is a picture of a CV, so we found no words in it. Upload the PDF or Word file it was printed from, or upload this one and type your skills in yourself.',
  otherFormat: 'This file ends in .doc but is not a Word document. Open it, save it as .docx or PDF, and upload that.',
  garbled:
    'The text in this file is scrambled: you can see the words, but programs cannot read them. Open your CV where you wrote it and save it as PDF again, or upload this one and type your skills in yourself.',
  uploadAnyway: 'Upload it anyway',
  uploadFailed: (reason: string) => `CV upload failed: ${reason}`,
  oldIsKept: 'Your previous CV is still there.',
  nothingChanged: 'Nothing was changed.',
  retry: 'Try again',
  uploading: 'Uploading your CV...',
  analyzing: 'Analyzing your CV for skills...',
  progress: (percentage: number) => `${percentage}%`,
  cancel: 'Cancel',
  cancelled: 'The upload was cancelled. Nothing was changed.',
  stored: 'Your CV was uploaded.',
  uploadedOn: (date: Date) => `Uploaded on ${format.day(date)}`,
  size: (kilobytes: number) =>
    kilobytes >= 1000 ? `${(kilobytes / 1000).toFixed(1)} MB` : `${Math.max(1, Math.round(kilobytes))} KB`,
  view: 'View CV',
  replace: 'Upload a new CV',
  delete: 'Delete',
  deleteQuestion: 'Delete your CV? Job matches will then use only the skills in your profile.',
  keep: 'Keep my CV',
  deleting: 'Deleting...',
  deleted: 'Your CV was deleted.',
  deleteFailed: (reason: string) => `Failed to delete CV: ${reason}`,
  downloadFailed: (reason: string) => `Failed to download CV: ${reason}`,
  loading: 'Loading your CV...',
  loadFailed: 'We could not load your CV.',
  noSkills: 'No skills could be extracted from your CV. Try uploading a different format or adding skills manually.',
  noCv: 'This does not look like a CV. We kept it, but check that it is the file you meant.',
  pictures: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} is a picture. Its words could not be read.`
      : `Pages ${pages.slice(0, -1).join(', ')} and ${pages.at(-1)} are pictures. Their words could not be read.`,
  otherLanguage: (language: OtherLanguage) =>
    `This CV seems to be in ${languages[language]}. Fursa reads English and Kiswahili, so jobs and skills may be missing.`,
  unread: (count: number) =>
    format.plural(count, {
      one: '1 line about your work could not be read',
      other: `${count} lines about your work could not be read`,
    }),
  unreadAdvice: 'They do not count towards your matches. Put the post, the employer and the dates on one line each.',
  isCut: (most: number) => `Your CV is very long. We read the first ${format.number(most)} characters.`,
  found: 'Skills found in your CV',
  foundAdvice: 'Check each one. Only what you add becomes part of your profile.',
  allAdded: 'Every skill we found is in your profile.',
  add: (skill: string) => `Add ${skill}`,
  refuse: (skill: string) => `Leave out ${skill}`,
  addAll: (count: number) => `Add all ${count}`,
  added: 'Skills added to your profile!',
  addFailed: 'Failed to update skills. Please try again.',
  tooMany: 'A profile can have at most 300 skills.',
  undo: 'Undo',
  addedCount: (count: number) =>
    format.plural(count, { one: '1 skill was added.', other: `${count} skills were added.` }),
  leftOut: (skill: string) => `${skill} was left out.`,
  showMore: (count: number) => `Show ${count} more`,
  more: 'Also in your CV',
  moreAdvice: 'Add what is correct.',
  kinds: {
    fullName: 'Name',
    phone: 'Phone',
    county: 'County',
    linkedin: 'LinkedIn',
    github: 'GitHub',
    website: 'Website',
    language: 'Language',
    licence: 'Licence',
  },
  saveFailed: (reason: string) => `Failed to update profile: ${reason}`,
  ai: 'Look again with AI',
  aiQuestion: (provider: string) =>
    `${provider} can look for skills and past jobs that we missed, and say how well you fit a job. For this, the words of your CV are sent to it, including names, phone numbers and addresses, but not the file itself. You can withdraw this under My data.`,
  aiAgree: 'Agree and look again',
  aiAgreed: (provider: string) => `You agreed to send the words of your CV to ${provider}.`,
  aiLooking: 'Looking...',
  aiInvalidAnswer: 'Invalid response format from AI service',
  aiFound: (skills: number, jobs: 'new' | 'none' | 'unread') => {
    if (skills === 0 && jobs === 'new') return 'It found past jobs to check below, but no more skills.';
    const newSkills =
      skills === 0 ? 'no more skills' : format.plural(skills, { one: '1 more skill', other: `${skills} more skills` });
    if (jobs === 'new') return `It found ${newSkills}, and past jobs to check below.`;
    return `It found ${newSkills}.${jobs === 'none' ? '' : ' It could not read your work history. Please try again.'}`;
  },
  aiNotThere: 'The AI service is not available now. Nothing was sent to it.',
  findMatches: 'Find Job Matches Based on Your Skills',
  refresh: 'Refresh from CV',
  refreshing: 'Reading your CV...',
  refreshed: (count: number) => `Skills have been refreshed successfully! ${count} skills were extracted.`,
  refreshFailed: 'Failed to extract skills from CV. Please try again.',
  refreshFoundNone: 'No skills could be extracted from your CV. Try adding skills manually.',
  refreshNeedsCv: 'Please upload your CV first to extract skills',
  noCvData: 'No CV data found',
  invalidAddress: 'Invalid CV URL format',
  dialogTitle: 'Skills Extracted Successfully!',
  dialogQuestion: 'Would you like to see job matches based on your skills?',
  dialogYes: 'Find Matches',
  dialogNo: 'Later',
};

export type CvMessages = typeof en;

export const cvMessages = defineMessages({ en });
