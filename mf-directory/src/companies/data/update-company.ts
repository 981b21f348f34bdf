import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readInput, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyDetails } from '../model/company.ts';
import { type CompanyChanges, companyChangesSchema } from './company-input.ts';
import { companyDetailsColumns, companyDetailsSchema } from './company-schema.ts';
import { companyNotFound } from './get-company.ts';
import { keys } from './keys.ts';

/** Which company, and what about it. */
export interface CompanyUpdate {
  readonly id: string;
  readonly changes: CompanyChanges;
}

async function updateCompany(client: BackendClient, { id, changes }: CompanyUpdate): Promise<CompanyDetails> {
  checkId(id, companyNotFound);
  const columns = readInput(companyChangesSchema, changes, 'Failed to update company');
  const query = client.from('companies').update(columns).eq('id', id).select(companyDetailsColumns);
  return readRow(companyDetailsSchema, await query, companyNotFound);
}

/**
 * Changes a company; one that is somebody else's is `not-found`.
 *
 * @public No screen edits companies yet.
 */
export function useUpdateCompany() {
  const queryClient = useQueryClient();
  return useMutation<CompanyDetails, AppError, CompanyUpdate>({
    mutationFn: (update) => updateCompany(getBackendClient(), update),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.companies }),
  });
}
