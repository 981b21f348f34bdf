export const legalPaths = { privacy: '/privacy', terms: '/terms' } as const;
