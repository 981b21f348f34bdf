import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { readInput, readRow, toWriteError } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyDetails } from '../model/company.ts';
import { type CompanyDraft, companyDraftSchema } from './company-input.ts';
import { companyDetailsColumns, companyDetailsSchema } from './company-schema.ts';
import { keys } from './keys.ts';

const failed = 'Failed to create company';

async function createCompany(client: BackendClient, draft: CompanyDraft): Promise<CompanyDetails> {
  const row = readInput(companyDraftSchema, draft, failed);
  const { data } = await client.auth.getSession();
  // Without a session the row has no owner, and the backend refuses it like any other write of a visitor.
  const owned = { ...row, owner_id: data.session?.user.id ?? null };
  const answer = await client.from('companies').insert(owned).select(companyDetailsColumns);
  if (answer.error) throw toWriteError(answer, failed);
  return readRow(companyDetailsSchema, answer, failed);
}

/**
 * Adds a company that belongs to the employer who is signed in.
 *
 * @public No screen adds companies yet.
 */
export function useCreateCompany() {
  const queryClient = useQueryClient();
  return useMutation<CompanyDetails, AppError, CompanyDraft>({
    mutationFn: (draft) => createCompany(getBackendClient(), draft),
    // Also after a failure: on a broken line nobody knows whether the row was written.
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.companies }),
  });
}
