/** The pages that an answer may lead to, with their names. */
export const pages = {
  home: { path: '/', en: 'Home', sw: 'Mwanzo' },
  register: { path: '/register', en: 'Create an account', sw: 'Fungua akaunti' },
  login: { path: '/login', en: 'Sign in', sw: 'Ingia' },
  forgotPassword: { path: '/forgot-password', en: 'Forgot your password?', sw: 'Umesahau nenosiri?' },
  jobs: { path: '/jobs', en: 'Jobs', sw: 'Kazi' },
  entryJobs: { path: '/jobs?level=entry', en: 'Jobs for beginners', sw: 'Kazi za wanaoanza' },
  internships: { path: '/jobs?type=internship', en: 'Internships', sw: 'Nafasi za mafunzo kazini' },
  savedJobs: { path: '/jobs?view=saved', en: 'Saved jobs', sw: 'Kazi ulizohifadhi' },
  applications: { path: '/jobs?view=applied', en: 'My applications', sw: 'Maombi yangu' },
  jobMatch: { path: '/job-match', en: 'Job Match', sw: 'Kazi zinazokufaa' },
  remoteJobs: { path: '/remote-jobs', en: 'Remote jobs', sw: 'Kazi za mtandaoni' },
  profile: { path: '/profile', en: 'Profile', sw: 'Wasifu wako' },
  documents: { path: '/profile?tab=documents', en: 'Documents & CV', sw: 'Documents & CV' },
  ownCv: { path: '/profile/cv', en: 'Your CV from this profile', sw: 'CV yako kutoka wasifu wako' },
  myData: { path: '/profile/my-data', en: 'My data', sw: 'My data' },
  companies: { path: '/companies', en: 'Companies', sw: 'Kampuni' },
  resources: { path: '/resources', en: 'Career Resources', sw: 'Nyenzo za kazi' },
  assistant: { path: '/AI', en: 'AI Career Assistant', sw: 'Msaidizi wa AI' },
  accessibility: { path: '/accessibility', en: 'Accessibility', sw: 'Mipangilio ya kusoma' },
  privacy: { path: '/privacy', en: 'Privacy Policy', sw: 'Sera ya faragha' },
  terms: { path: '/terms', en: 'Terms of Service', sw: 'Masharti' },
} as const;

export type PageName = keyof typeof pages;
