import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import * as z from 'zod/mini';

const exportSchema = z.record(z.string(), z.unknown());

/**
 * Everything the product knows of the signed-in person, as one JSON object: account, profile, a list of rows for each table,
 * and the list of files.
 *
 * @public The screen for it belongs to a later change.
 * @throws AppError
 */
export async function exportMyData(client: BackendClient = getBackendClient()): Promise<Record<string, unknown>> {
  const { data, error, status } = await client.rpc('export_my_data');
  if (error) throw toAppError(error, status);
  const exported = exportSchema.safeParse(data);
  if (!exported.success) throw new AppError('invalid-response', 'The data could not be read', exported.error);
  return exported.data;
}
