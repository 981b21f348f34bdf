import { type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import * as z from 'zod/mini';
import { keys } from '../../details/data/keys.ts';

const exportSchema = z.record(z.string(), z.unknown());

/** By table: a list of rows, one object, or null where there is none. `exported_at` is the moment. */
export type MyData = Readonly<Record<string, unknown>>;

/**
 * Everything the product knows of the signed-in person, as one JSON object: account, profile, a list of rows for each table,
 * and the list of files.
 *
 * @throws AppError
 */
export async function exportMyData(client: BackendClient = getBackendClient()): Promise<MyData> {
  return readAnswer(exportSchema, await client.rpc('export_my_data'));
}

/** For TanStack Query. It is forgotten with the page: nothing else needs all of it in memory. */
export function myDataQueryOptions(userId: string) {
  return { queryKey: keys.myData(userId), queryFn: () => exportMyData(), gcTime: 0 };
}
