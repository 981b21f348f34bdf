/** Every query key of this remote. */
export const keys = {
  companies: ['mf-directory', 'companies'],
  company: (id: string) => [...keys.companies, id] as const,
  /** Begins the keys of everything that shows resources. */
  everyResource: ['mf-directory', 'resources'],
  resource: (id: string) => [...keys.everyResource, id] as const,
} as const;
