import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Fursa: jobs in Kenya that fit you',
  badge: "Kenya's Premier Job Matching Platform",
  headline: 'Work that fits you, in Kenya and beyond',
  lead: 'Add your skills once. See which jobs match, and why. Apply with confidence.',
  getStarted: 'Get Started',
  seeMatches: 'See your matches',
  browseJobs: 'Browse Jobs',
  pictures: {
    workshop: 'A mechanic at a workbench',
    clinic: 'A nurse in a clinic',
    market: 'A trader at a market stall',
  },
  statsLabel: 'Fursa in numbers',
  stats: {
    jobs: { value: '1,000+', label: 'Active Jobs' },
    companies: { value: '500+', label: 'Companies' },
    seekers: { value: '10,000+', label: 'Job Seekers' },
    resources: { value: '200+', label: 'Resources' },
  },
  featuresTitle: 'Everything you need to find work',
  features: {
    matching: {
      title: 'Smart AI job matching',
      text: 'A score for every job from your skills and CV, with the reasons.',
    },
    companies: {
      title: 'Top Kenyan companies',
      text: 'Employers from Nairobi to Mombasa, Kisumu, Nakuru and Eldoret in one directory.',
    },
    resources: {
      title: 'Career resources',
      text: 'Courses, articles and videos that help you prepare, apply and grow.',
    },
    location: {
      title: 'Location-based search',
      text: 'Work near home, in any county or from anywhere.',
    },
    premium: {
      title: 'Premium features',
      text: 'Advanced matching, priority applications and career coaching.',
    },
    verified: {
      title: 'Verified employers',
      text: 'Know who you are applying to, with warnings about likely scams.',
    },
  },
  callToAction: {
    title: 'Ready when you are',
    text: 'Create a profile in two minutes. It is free, and your CV stays yours.',
    create: 'Create Your Account',
    signIn: 'Sign In',
  },
  neverPay: {
    title: 'Never pay for a job',
    text: 'Honest employers never ask for a fee, deposit or M-Pesa PIN. Fursa is free for job seekers.',
  },
  storiesTitle: 'Success stories',
  storiesNote: 'Examples only: not real people.',
  stories: {
    first: {
      quote: 'The match score told me which skill I was missing. Three weeks later I had the job.',
      person: 'Wanjiku, accountant in Nakuru',
    },
    second: {
      quote: 'I moved to a job with 30% higher pay, ten minutes from my home.',
      person: 'Otieno, technician in Kisumu',
    },
    third: {
      quote: 'I write code for a team in four countries and still have lunch in Mombasa.',
      person: 'Amina, developer in Mombasa',
    },
  },
  remoteWork: {
    title: 'Remote and global work',
    text: 'Jobs open to applicants in Kenya, wherever the team is based.',
    explore: 'Explore Remote Opportunities',
    demo: 'demo job',
    failed: 'These jobs are not available right now.',
  },
};

export const messages = defineMessages({ en });
