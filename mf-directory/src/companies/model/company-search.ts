import { cleanSearchText, readPage, writeSearch } from '@fursa/shared/values/search-address';

/** What the visitor looks for. An empty text or an absent field does not narrow the list. */
export interface CompanySearch {
  readonly text: string;
  readonly industry: string | undefined;
  readonly county: string | undefined;
  readonly size: string | undefined;
  /** Counts from 1. */
  readonly page: number;
}

/** What narrows the list beside the words, in the order of the form. */
export const filterNames = ['industry', 'county', 'size'] as const;
export type FilterName = (typeof filterNames)[number];

/** No directory has more pages of twenty. */
const maxPages = 5000;

/** The search an address asks for; what it asks in vain (page 0) is left out. */
export function readCompanySearch(parameters: URLSearchParams): CompanySearch {
  return {
    text: cleanSearchText(parameters.get('q') ?? ''),
    industry: readFilter(parameters.get('industry')),
    county: readFilter(parameters.get('county')),
    size: readFilter(parameters.get('size')),
    page: readPage(parameters.get('page'), maxPages),
  };
}

/** The shortest address of a search: the inverse of {@link readCompanySearch}. */
export function writeCompanySearch({ text, industry, county, size, page }: CompanySearch): URLSearchParams {
  return writeSearch({ q: text, industry, county, size, page: page > 1 && page });
}

/** The filters that are in use. */
export function activeFilters(search: CompanySearch): readonly FilterName[] {
  return filterNames.filter((name) => search[name] !== undefined);
}

/** The search without these filters, on its first page; the words stay. */
export function withoutFilters(search: CompanySearch, names: readonly FilterName[]): CompanySearch {
  return { ...search, ...Object.fromEntries(names.map((name) => [name, undefined])), page: 1 };
}

/** Whether the search leaves any company out. */
export function isNarrowed(search: CompanySearch): boolean {
  return search.text.trim() !== '' || activeFilters(search).length > 0;
}

/** The choices of a filter, with the one an address asks for among them. */
export function withChosen(choices: readonly string[], chosen: string | undefined): readonly string[] {
  if (chosen === undefined || choices.includes(chosen)) return choices;
  return [chosen, ...choices];
}

function readFilter(value: string | null): string | undefined {
  return cleanSearchText(value ?? '').trim() || undefined;
}
