import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import type { CompanyDetails } from '../model/company.ts';
import { companyDetailsColumns, companyDetailsSchema } from './company-schema.ts';
import { keys } from './keys.ts';

export const companyNotFound = 'Company not found';

async function fetchCompany(client: BackendClient, id: string, signal: AbortSignal): Promise<CompanyDetails> {
  checkId(id, companyNotFound);
  const query = client.from('companies').select(companyDetailsColumns).eq('id', id);
  return readRow(companyDetailsSchema, await query.abortSignal(signal), companyNotFound);
}

/**
 * One company by its id.
 *
 * @public No screen opens a company by its address yet.
 */
export function companyQueryOptions(id: string) {
  return queryOptions<CompanyDetails, AppError>({
    queryKey: keys.company(id),
    queryFn: ({ signal }) => fetchCompany(getBackendClient(), id, signal),
  });
}
