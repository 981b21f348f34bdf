/** The query keys of companies. */
export const keys = {
  companies: ['mf-directory', 'companies'],
  company: (id: string) => [...keys.companies, id] as const,
} as const;
