/** What the bell says about a profile. */
export const notificationsEn = {
  uploadCv: {
    title: 'Upload your CV',
    message: 'Fursa reads your skills from it and finds the jobs that fit you.',
  },
  completeProfile: {
    title: 'Complete your profile',
    message: (percentage: number, missing: readonly string[]) =>
      `It is ${percentage}% complete.${missing.length > 0 ? ` Still missing: ${missing.join(', ')}.` : ''}`,
    employerMessage: (percentage: number, missing: readonly string[]) =>
      `Show candidates who they would work for: it is ${percentage}% complete.${missing.length > 0 ? ` Still missing: ${missing.join(', ')}.` : ''}`,
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
