import { createFormats } from '@fursa/shared/i18n/format';

const { day, number, plural } = createFormats('en');

export const en = {
  title: 'My data',
  lead: 'See what Fursa stores about you, take it with you, or delete it.',
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
    failed: (reason: string) =>
      `Your data could not be prepared: ${reason} Press again to continue; what has arrived is kept.`,
  },
  stored: {
    title: 'What is stored, and why',
    text: 'This is what your account holds right now. It stays until you remove it or delete the account, unless it says otherwise.',
    privacy: 'To see how it is protected and who else receives any of it, read the',
    privacyLink: 'Privacy Policy.',
    columns: { what: 'What is stored', why: 'Why', count: 'Stored now' },
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
    withdrawn: (date: Date) => `Taken back on ${day(date)}`,
    withdraw: 'Take back',
    withdrawing: 'Taking back...',
    withdrawFailed: (reason: string) => `It was not taken back: ${reason} Press again.`,
    done: 'Your consent was taken back.',
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
    left: (left: string) => `Still there: ${left}. Press again to continue.`,
    done: 'Your account is deleted.',
    doneText: 'Everything that belonged to it is gone.',
  },
};

/** What goes in which step, while it goes and when it is left. */
export const steps = {
  avatars: { busy: 'Deleting your pictures...', left: 'your pictures' },
  cvs: { busy: 'Deleting your CV files...', left: 'your CV files' },
  account: { busy: 'Deleting your account...', left: 'your account with everything in the database' },
};
