export const en = {
  title: 'AI Career Assistant',
  lead: 'Make an application better: check your CV, practise for the interview, see how you fit a job.',
  tabs: {
    label: 'What the assistant can do',
    resume: 'Resume Analysis',
    interview: 'Interview Prep',
    'job-fit': 'Job fit',
    'job-advert': 'Job advert',
  },
  signedOutTitle: 'You are signed out',
  signedOutAdvice: 'Sign in to use the assistant. What you wrote on this device is still here afterwards.',
  signIn: 'Sign in',
};
