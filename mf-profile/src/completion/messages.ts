import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the bell says about a profile. */
const en = {
  uploadCv: {
    title: 'Upload your CV',
    message: 'Fursa reads your skills from it and finds the jobs that fit you.',
  },
  completeProfile: {
    title: 'Complete your profile',
    message: (percentage: number, missing: readonly string[]) =>
      `It is ${percentage}% complete.${missing.length > 0 ? ` Still missing: ${missing.join(', ')}.` : ''}`,
    employerMessage: (percentage: number, missing: readonly string[]) =>
      `Your employer profile is ${percentage}% complete.${missing.length > 0 ? ` Still missing: ${missing.join(', ')}.` : ''}`,
  },
  /** On the strip above the landing page. */
  next: {
    fullName: 'Next: add your full name',
    cv: 'Next: add your CV',
    skills: 'Next: add your skills',
    picture: 'Next: add a picture',
    socialProfiles: 'Next: add LinkedIn and GitHub',
    bio: 'Next: say who you are',
    links: 'Next: add LinkedIn and your website',
  },
  parts: {
    fullName: 'Full Name',
    cv: 'CV Upload',
    skills: 'Skills',
    picture: 'Profile Picture',
    socialProfiles: 'Social Profiles',
    bio: 'Bio',
    links: 'LinkedIn and Website',
  },
};

export const notificationsMessages = defineMessages({ en });
