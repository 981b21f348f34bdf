/** Every key of queries and mutations of this remote. */
export const keys = {
  workProfile: (userId: string) => ['mf-profile', 'work-profile', userId] as const,
  changeSkills: (userId: string) => ['mf-profile', 'change-skills', userId] as const,
  changeEntries: (userId: string) => ['mf-profile', 'change-entries', userId] as const,
  cvDocument: (userId: string) => ['mf-profile', 'cv-document', userId] as const,
  cvReview: (userId: string) => ['mf-profile', 'cv-review', userId] as const,
  myData: (userId: string) => ['mf-profile', 'my-data', userId] as const,
};
