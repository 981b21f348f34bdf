import { AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, parseRows, readAnswer } from '@fursa/shared/data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CompanyPage } from '../model/company.ts';
import { companyDetailsSchema, companyJobSchema, verificationSchema } from './company-schema.ts';
import { keys } from './keys.ts';

export const companyNotFound = 'Company not found';

const count = z.int().check(z.nonnegative());

const answerSchema = z.nullable(
  z.object({
    company: companyDetailsSchema,
    verifications: z.array(z.unknown()),
    jobs: z.array(z.unknown()),
    total: count,
    page: count,
    page_size: z.int().check(z.positive()),
  }),
);

async function fetchCompany(
  client: BackendClient,
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<CompanyPage> {
  checkId(id, companyNotFound);
  const answer = await client.rpc('company_page', { company: id, page }).abortSignal(signal);
  const found = readAnswer(answerSchema, answer);
  if (found === null) throw new AppError('not-found', companyNotFound);
  const { company, verifications, jobs, total, page: shown, page_size: pageSize } = found;
  return {
    company,
    verifications: parseRows(verificationSchema, verifications).rows,
    jobs: parseRows(companyJobSchema, jobs).rows,
    openJobs: total,
    page: shown,
    lastPage: Math.max(1, Math.ceil(total / pageSize)),
  };
}

/** One company by its id, with a page of its open jobs; the page of jobs before stays until the next is there. */
export function companyQueryOptions(id: string, page = 1) {
  return queryOptions<CompanyPage, AppError>({
    queryKey: keys.company(id, page),
    queryFn: ({ signal }) => fetchCompany(getBackendClient(), id, page, signal),
    placeholderData: keepPreviousData,
  });
}
