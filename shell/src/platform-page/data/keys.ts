/** Of the query cache. */
export const platformKeys = {
  releases: ['platform', 'releases'],
  measurements: ['platform', 'measurements'],
} as const;
