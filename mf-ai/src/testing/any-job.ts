import { getBackendClient } from '@fursa/shared/backend';
import * as z from 'zod/mini';

const answerSchema = z.object({ jobs: z.array(z.object({ id: z.string(), title: z.string() })) });

/** An open job of ours, for an accountant. */
export async function anyJob(): Promise<z.infer<typeof answerSchema>['jobs'][number]> {
  const asked = { query: 'accountant', filters: { source: 'local' } };
  const { data } = await getBackendClient().rpc('search_jobs', asked);
  const [job] = answerSchema.parse(data).jobs;
  if (job === undefined) throw new Error('No job of the seed is for an accountant');
  return job;
}
