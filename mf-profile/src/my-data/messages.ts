import type { ConsentKind } from '@fursa/shared/data/consents';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { day, number, plural } = createFormats('en');

const en = {
  title: 'My data',
  lead: 'See, download or delete what we keep.',
  back: 'Back to your profile',
  download: {
    title: 'Download everything',
    text: 'You get one zip file: all data as JSON, and your pictures and CV files as they are.',
    action: 'Download my data',
    busy: 'Preparing...',
    progress: (done: number, total: number) => `${number(done)} of ${number(total)} files are ready.`,
    done: 'Your data is ready. The download has started.',
    missing: (count: number) =>
      `${number(count)} ${plural(count, { one: 'file was', other: 'files were' })} deleted in the meantime and left out.`,
    failed: (reason: string) => `Your data could not be prepared: ${reason} Try again: what has arrived is kept.`,
  },
  stored: {
    title: 'What is stored, and why',
    text: 'This is what your account holds right now. It stays until you remove it or delete the account, unless it says otherwise.',
    privacy: 'To see how it is protected and who else receives any of it, read the',
    privacyLink: 'Privacy Policy.',
    columns: { what: 'What is stored', why: 'Why', count: 'Stored now' },
    show: (kinds: number) => `Show all ${number(kinds)} ${plural(kinds, { one: 'kind', other: 'kinds' })} of data`,
    loading: 'Reading what is stored...',
    failed: 'We could not read what is stored',
    failedAdvice: 'Please try again. You can download your data or delete your account all the same.',
    count: (count: number) => (count === 0 ? 'nothing' : number(count)),
    otherWhy: 'It is in your download in full.',
  },
  consents: {
    title: 'Your consents',
    none: 'You have not been asked for a consent yet, or have given none.',
    loading: 'Reading your consents...',
    failed: 'We could not read your consents',
    given: (date: Date) => `Given on ${day(date)}`,
    withdrawn: (date: Date) => `Withdrawn on ${day(date)}`,
    withdraw: 'Withdraw consent',
    withdrawing: 'Withdrawing...',
    withdrawFailed: (reason: string) => `Your consent was not withdrawn: ${reason} Try again.`,
    done: 'Your consent was withdrawn.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'Your profile, skills, CV, pictures, saved jobs, applications and everything else in the table above are deleted at once and for good, and you are signed out everywhere. Nobody can bring them back.',
    employer: 'Your companies and all their job adverts go too.',
    download: 'Download your data first if you may need it.',
    field: 'Type DELETE to confirm',
    word: 'DELETE',
    wrong: 'Type the word DELETE. Nothing has been deleted.',
    action: 'Delete my account',
    busy: 'Deleting...',
    failed: (reason: string) => `Your account was not deleted: ${reason}`,
    unknown: (reason: string) => `We cannot tell whether your account was deleted: ${reason}`,
    left: (left: string) => `Still there: ${left}. Try again.`,
    done: 'Your account is deleted.',
    doneText: 'Everything that belonged to it is gone.',
  },
};

/** What goes in which step, while it goes and when it is left. */
const steps = {
  avatars: { busy: 'Deleting your pictures...', left: 'your pictures' },
  cvs: { busy: 'Deleting your CV files...', left: 'your CV files' },
  account: { busy: 'Deleting your account...', left: 'your account with everything in the database' },
};

/** By key of the export: what is stored, in more words, and what for. A test compares the keys with those of a real export. */
const records = {
  account: {
    name: 'Your account',
    detail: 'Email address, when it was created and when you last signed in',
    why: 'To let you in, and nobody else in your place.',
  },
  profile: {
    name: 'Your profile',
    detail:
      'Name, text, skills, links, county, phone number, the work you want, from when and for what pay, work and education, addresses of picture and CV, text of the CV',
    why: 'To show you jobs that fit, to build your CV, and to tell employers who you are when you apply: of this, they see your name and your skills, and your CV if you share it.',
  },
  role: { name: 'Your role', detail: 'Job seeker, employer or administrator', why: 'To decide what you may do.' },
  cv_document: {
    name: 'What was read from your CV',
    detail: 'Text, skills, size and kind of the file',
    why: 'To find skills and matches without reading the file again.',
  },
  saved_jobs: { name: 'Jobs you saved', why: 'To show them to you again.' },
  applied_jobs: {
    name: 'Jobs you applied for',
    detail:
      'With status, notes, cover letter, and what you share with the employer: a note, and whether they may open your CV',
    why: 'To keep track of them, and to bring your application to the employer.',
  },
  completed_resources: {
    name: 'Career resources you marked as done',
    why: 'To show you what you have finished, here and in your profile.',
  },
  job_reports: { name: 'Job adverts you reported', why: 'To remove adverts that cheat or harm people.' },
  company_reports: { name: 'Companies you reported', why: 'To remove companies that cheat or harm people.' },
  company_verifications: {
    name: 'What you wrote as an admin to verify companies',
    why: 'To show job seekers why a company is called verified.',
  },
  feedback: { name: 'What you wrote to us about Fursa', detail: 'With your name', why: 'To make Fursa better.' },
  ai_usage: {
    name: 'How often you used the assistant and other AI each day',
    detail: 'Not what you wrote',
    why: 'To share a limited service fairly.',
  },
  match_facts: {
    name: 'What matching understood from your CV',
    detail: 'Occupations, skills, years, languages',
    why: 'To compare it with jobs quickly.',
  },
  match_opinions: { name: 'What an AI service said about how jobs fit you', why: 'So that it is not asked twice.' },
  counters: {
    name: 'How much of each limit you have used',
    why: 'To stop one account from using up what everybody needs.',
  },
  companies: { name: 'Companies you added as an employer', why: 'To show them to job seekers.' },
  jobs: { name: 'Job adverts of these companies', why: 'To show them to job seekers.' },
  files: {
    name: 'Your files',
    detail: 'Pictures and CVs',
    why: 'To show your picture, and to open your CV for you and for employers you share it with.',
  },
  consents: {
    name: 'What you agreed to',
    detail: 'Since when and until when',
    why: 'To show it to you, and to prove that we asked.',
  },
};

/** What somebody agreed to, in words. */
const consentKinds: Readonly<Record<ConsentKind, string>> = {
  ai_cv: 'The text of my CV is sent to the AI service of this installation to find my skills and say how I fit a job.',
};

export const messages = defineMessages({ en: { ...en, steps, records, consentKinds: { ...consentKinds } } });
