import { jobSearchOf } from '@fursa/engine/answer';
import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { createPublicClient, SupabaseCallError } from '../_shared/supabase-client.ts';

const maxNewestJobs = 100;
const maxNamed = 50;
/** What `search_jobs` takes. */
const maxQueryLength = 200;

const jobsSchema = z.object({
  jobs: z.array(
    z
      .object({
        id: z.string(),
        title: z.string(),
        company_name: z.string().nullable(),
        location: z.string().nullable(),
        is_demo: z.boolean(),
      })
      .transform(({ company_name, is_demo, ...job }) => ({ ...job, company: company_name, isDemo: is_demo })),
  ),
});
type FoundJob = z.output<typeof jobsSchema>['jobs'][number] & { readonly isFound?: boolean };

/**
 * The open jobs of the product that an answer may name: for a question for jobs the newest, the newest of the place it names, and
 * the best of those with the names of work it holds. Nothing for any other question. `earlier` is what was asked before.
 */
export async function readJobs(
  question: string,
  earlier: readonly string[],
  environment: FunctionEnvironment,
): Promise<FoundJob[]> {
  const search = jobSearchOf(question, earlier);
  if (search === undefined) return [];
  const { queries, places, namesWork, type, minPay } = search;
  const named = queries.map((query) => query.slice(0, maxQueryLength));
  const [newest, ...found] = await Promise.all([
    Promise.all([
      searchJobs(environment, '', maxNewestJobs, { type, minPay }),
      ...(places.length === 0 ? [] : [searchJobs(environment, '', maxNewestJobs, { type, minPay, places })]),
    ]),
    ...named.map((query) => searchJobs(environment, query, maxNamed, { type, minPay })),
  ]);
  const byWords = found.flat().map((job) => (namesWork ? job : { ...job, isFound: true }));
  return [...new Map([...newest.flat(), ...byWords].map((job) => [job.id, job])).values()];
}

interface Narrowing {
  readonly places?: readonly string[];
  readonly type: string | undefined;
  readonly minPay: number | undefined;
}

/** `search_jobs` finds what holds every word of the query, in one of the places, is of the type and can pay so much. */
async function searchJobs(
  environment: FunctionEnvironment,
  query: string,
  most: number,
  { places = [], type, minPay }: Narrowing,
): Promise<FoundJob[]> {
  const filters = {
    source: 'local',
    ...(places.length > 0 && { location: [...places] }),
    ...(type !== undefined && { type }),
    ...(minPay !== undefined && { salary_min: minPay }),
  };
  const asked = { query, filters, page: 1, page_size: most };
  const { data, error } = await createPublicClient(environment).rpc('search_jobs', asked);
  if (error !== null) throw new SupabaseCallError('search_jobs', error);
  return jobsSchema.parse(data).jobs;
}
