import type { ResourceSearch } from '../model/resource.ts';

/** The query keys of resources. */
export const keys = {
  /** Begins the keys of everything that shows resources. */
  resources: ['mf-directory', 'resources'],
  search: (search: ResourceSearch) => [...keys.resources, 'search', search] as const,
  resource: (id: string) => [...keys.resources, id] as const,
} as const;
