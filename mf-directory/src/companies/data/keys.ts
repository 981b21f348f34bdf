import type { CompanySearch } from '../model/company-search.ts';

const companies = ['mf-directory', 'companies'] as const;

/** The query keys of companies. */
export const keys = {
  companies,
  search: (search: CompanySearch) => [...companies, 'search', search] as const,
  company: (id: string, page: number) => [...companies, 'company', id, page] as const,
} as const;
