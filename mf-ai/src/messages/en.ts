export const en = {
  assistant: {
    title: 'AI Career Assistant',
    lead: 'Here you will have your CV read for its strengths and gaps, and practise interview questions for your role.',
    meanwhile: 'Neither is ready yet. Your profile and the open jobs are.',
    viewProfile: 'View your profile',
  },
};
