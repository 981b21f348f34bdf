import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'AI Career Assistant',
  lead: 'Improve your CV. Practise interviews.',
  tabs: {
    label: 'What the assistant can do',
    resume: 'Resume Analysis',
    interview: 'Interview Prep',
    'job-fit': 'Job fit',
    'job-advert': 'Job advert',
  },
  signedOutTitle: 'You are signed out',
  signedOutAdvice: 'Sign in to use the assistant. What you wrote on this device will still be here.',
  signIn: 'Sign in',
};

export const messages = defineMessages({ en });
