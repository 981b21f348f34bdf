/** Every query key of this remote. */
export const keys = {
  /** An answer that was asked for by a press, by its name on the device. */
  answer: (name: string, userId: string, inputs: string) => ['mf-ai', 'answer', name, userId, inputs] as const,
  application: (userId: string, jobId: string) => ['mf-ai', 'application', userId, jobId] as const,
  foundJobs: (query: string) => ['mf-ai', 'found-jobs', query] as const,
  listedJob: (id: string) => ['mf-ai', 'listed-job', id] as const,
  ownCv: (userId: string) => ['mf-ai', 'own-cv', userId] as const,
  questions: (userId: string, role: string) => ['mf-ai', 'questions', userId, role] as const,
  wording: (advert: string) => ['mf-ai', 'wording', advert] as const,
};
