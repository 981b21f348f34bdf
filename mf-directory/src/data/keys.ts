/** Every query key of this remote. */
export const keys = {
  companies: ['mf-directory', 'companies'],
} as const;
