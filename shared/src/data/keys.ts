/** The keys of queries and mutations that several remotes have in common: remotes of other releases share the cache, so none changes. */
export const keys = {
  completedResources: (userId: string) => ['completed-resources', userId] as const,
  markResource: (userId: string) => ['mark-resource', userId] as const,
  consents: (userId: string) => ['consents', userId] as const,
  taughtSkills: ['taught-skills'] as const,
};
