/** The query keys of resources. */
export const keys = {
  /** Begins the keys of everything that shows resources. */
  resources: ['mf-directory', 'resources'],
  list: ['mf-directory', 'resources', 'list'],
  resource: (id: string) => [...keys.resources, id] as const,
} as const;
