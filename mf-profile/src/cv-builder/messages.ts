import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const format = createFormats('en');

const en = {
  title: 'Your CV from this profile',
  lead: 'One or two pages, ready to print or send.',
  back: 'Back to your profile',
  loading: 'Loading your CV...',
  errorTitle: 'Your CV could not be loaded',
  errorAdvice: 'Please try again later or contact support if the problem persists.',
  layout: 'Layout',
  layouts: { plain: 'One column', columns: 'Two columns' },
  print: 'Print or save as PDF',
  printHelp: 'In the window that opens, choose a printer, or "Save as PDF" as the printer.',
  tooMuch: (what: string) => `To fit on two pages, the CV shows ${what}.`,
  latest: {
    work: (most: number) => `your latest ${most} jobs`,
    education: (most: number) => `your latest ${most} schools and courses`,
    skills: (most: number) => `your first ${most} skills`,
    certificates: (most: number) => `your first ${most} certificates`,
    details: (most: number) => `at most ${most} lines for each job`,
    bio: (most: number) => `the first ${most} characters of your text`,
  },
  and: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  empty: 'There is little on it yet. Add your work, education and skills to your profile first.',
  sheet: {
    label: 'CV',
    contact: 'Contact',
    profile: 'Profile',
    work: 'Work',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certificates',
    availableFrom: (day: Date) => `Available from ${format.day(day)}`,
    language: (language: string, fluency: string) => [language, fluency].filter(Boolean).join(', '),
  },
  file: {
    title: 'Take it with you',
    help: 'JSON Resume is a format for CVs that other job sites and CV programs can read.',
    download: 'Download as JSON Resume',
    name: 'cv.json',
    choose: 'Choose a JSON Resume file',
    chooseHelp: 'Nothing changes until you have seen what is in it.',
    tooBig: 'This file is too big. A JSON CV is smaller than 1 MB.',
    notJson: 'This file cannot be read. Choose a file that ends in .json.',
    notResume: 'This file does not contain a CV in JSON Resume format.',
    leftOut: (lists: readonly string[]) => `Fursa has no place for these parts of the file: ${lists.join(', ')}.`,
    nothingNew: 'Everything in this file is already in your profile.',
    found: 'In this file',
    foundHelp:
      'Choose what to add to your profile. Anything that would replace something is left out unless you choose it.',
    kinds: {
      fullName: 'Name',
      bio: 'Bio',
      linkedin: 'LinkedIn',
      github: 'GitHub',
      twitter: 'Twitter',
      website: 'Website',
      county: 'County',
      workWanted: 'Work you want',
      phone: 'Phone number',
      work: 'Work',
      education: 'Education',
      skill: 'Skill',
      language: 'Language',
      certificate: 'Certificate',
    },
    replaces: (value: string) => `replaces "${value}"`,
    take: (count: number) =>
      format.plural(count, { one: 'Add 1 to your profile', other: `Add ${count} to your profile` }),
    cancel: 'Cancel',
    taken: 'Profile updated successfully!',
    failed: (reason: string) => `Failed to update profile: ${reason}`,
  },
};

export const builderMessages = defineMessages({ en });
