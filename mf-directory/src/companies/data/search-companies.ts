import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { parseRows, readAnswer } from '@fursa/shared/data';
import { cleanLine } from '@fursa/shared/values/clean-text';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Company } from '../model/company.ts';
import type { CompanySearch, FilterName } from '../model/company-search.ts';
import { companySchema } from './company-schema.ts';
import { keys } from './keys.ts';

/** One page of the directory, by name. */
export interface CompanyList {
  readonly companies: readonly Company[];
  /** Rows of this page that could not be read. */
  readonly skipped: number;
  /** All companies that match, on every page. */
  readonly total: number;
  /** The page this is: the last one when the one asked for is past the end. */
  readonly page: number;
  readonly lastPage: number;
  /** What there is to choose, of all companies. */
  readonly choices: Readonly<Record<FilterName, readonly string[]>>;
}

const choices = z.pipe(
  z.array(z.string()),
  z.transform((texts) => [...new Set(texts.map(cleanLine))].filter((text) => text !== '')),
);

const answerSchema = z.object({
  total: z.int().check(z.nonnegative()),
  page: z.int().check(z.positive()),
  page_size: z.int().check(z.positive()),
  companies: z.array(z.unknown()),
  industries: choices,
  counties: choices,
  sizes: choices,
});

async function fetchCompanies(
  client: BackendClient,
  { text, industry, county, size, page }: CompanySearch,
  signal: AbortSignal,
): Promise<CompanyList> {
  const question = {
    search: text.trim(),
    page,
    ...(industry !== undefined && { industry }),
    ...(county !== undefined && { county }),
    ...(size !== undefined && { size }),
  };
  const answer = await client.rpc('search_companies', question).abortSignal(signal);
  const {
    total,
    page: shown,
    page_size: pageSize,
    companies,
    industries,
    counties,
    sizes,
  } = readAnswer(answerSchema, answer);
  const { rows, skipped } = parseRows(companySchema, companies);
  return {
    companies: rows,
    skipped,
    total,
    page: shown,
    lastPage: Math.max(1, Math.ceil(total / pageSize)),
    choices: { industry: industries, county: counties, size: sizes },
  };
}

/** The employers with a website that a search finds; the list before it stays on screen until the new one is there. */
export function companiesQueryOptions(search: CompanySearch) {
  return queryOptions<CompanyList, AppError>({
    queryKey: keys.search({ ...search, text: search.text.trim() }),
    queryFn: ({ signal }) => fetchCompanies(getBackendClient(), search, signal),
    placeholderData: keepPreviousData,
  });
}
