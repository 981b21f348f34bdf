import { readPageConfig } from '@fursa/shared/contract/page-config';
import * as z from 'zod/mini';

const shown = 3;

const jobSchema = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  company_name: z.string(),
  is_demo: z.boolean(),
});
const answerSchema = z.object({ jobs: z.array(jobSchema) });

export type RemoteJob = z.infer<typeof jobSchema>;

/**
 * The newest remote jobs, as everybody may read them. Without the client of the backend, which costs more than the whole section.
 *
 * @throws when they cannot be read
 */
export async function listNewestRemoteJobs(): Promise<readonly RemoteJob[]> {
  const { supabaseUrl = '', supabasePublishableKey } = readPageConfig();
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/search_jobs`, {
    method: 'POST',
    headers: { apikey: supabasePublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '', filters: { remote: true }, page: 1, page_size: shown }),
  });
  return answerSchema.parse(await response.json()).jobs;
}
