export const en = {
  assistant: {
    title: 'AI Career Assistant',
    lead: 'Resume analysis and interview practice will be here. Until they are ready, you can look at what your profile says.',
    viewProfile: 'View your profile',
  },
};
