import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { type ParsedRows, parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import type { Company } from '../model/company.ts';
import { companyColumns, companySchema } from './company-schema.ts';
import { keys } from './keys.ts';

async function fetchCompanies(client: BackendClient, signal: AbortSignal): Promise<ParsedRows<Company>> {
  const { data, error, status } = await client
    .from('companies')
    .select(companyColumns)
    .not('website', 'is', null)
    .order('name')
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  return parseRows(companySchema, data);
}

/** Every employer with a website, by name. The database takes no website but an http(s) address. */
export function companiesQueryOptions() {
  return queryOptions<ParsedRows<Company>, AppError>({
    queryKey: keys.companies,
    queryFn: ({ signal }) => fetchCompanies(getBackendClient(), signal),
  });
}
