import { type AppError, type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { checkId, readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { companyNotFound } from './get-company.ts';
import { keys } from './keys.ts';

const deletedRowSchema = z.object({ id: z.string() });

async function deleteCompany(client: BackendClient, id: string): Promise<void> {
  checkId(id, companyNotFound);
  const query = client.from('companies').delete().eq('id', id).select('id');
  readRow(deletedRowSchema, await query, companyNotFound);
}

/**
 * Deletes a company and its jobs by its id; one that is somebody else's is `not-found`.
 *
 * @public No screen deletes companies yet.
 */
export function useDeleteCompany() {
  const queryClient = useQueryClient();
  return useMutation<void, AppError, string>({
    mutationFn: (id) => deleteCompany(getBackendClient(), id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.companies }),
  });
}
