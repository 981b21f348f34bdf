import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import type { FeedRequestBody, FeedResult } from './contract.ts';

const rowSchema = z.object({
  source: z.string(),
  external_id: z.string(),
  title: z.string(),
  company: z.string().nullable(),
  company_website: z.string().nullable(),
  description: z.string(),
  location: z.string().nullable(),
  country: z.string().nullable(),
  remote: z.boolean(),
  contract_type: z.string().nullable(),
  contract_time: z.string().nullable(),
  salary_min: z.number().nullable(),
  salary_max: z.number().nullable(),
  salary_currency: z.string().nullable(),
  url: z.string().nullable(),
  attribution: z.string(),
  posted_at: z.string().nullable(),
  closes_at: z.string().nullable(),
});
const columns = Object.keys(rowSchema.shape).join(', ');
const maxDescription = 1000;
/** Milliseconds; as `search_jobs` has it. */
const seenWithin = 7 * 24 * 60 * 60 * 1000;

/**
 * A page of the postings that are kept. A country nobody in Kenya can work in helps nobody, so Kenyan and remote ones come
 * along whatever country is asked for.
 */
export async function findJobs(
  { country, params }: FeedRequestBody,
  environment: FunctionEnvironment,
): Promise<{ readonly results: FeedResult[]; readonly count: number }> {
  const first = (params.page - 1) * params.results_per_page;
  const now = new Date();
  const { data, count, error, status } = await createServiceClient(environment)
    .from('external_jobs')
    .select(columns, { count: 'exact' })
    .gt('fetched_at', new Date(now.getTime() - seenWithin).toISOString())
    .or(placesAndDates(country, now))
    .order('posted_at', { ascending: false, nullsFirst: false })
    .order('source')
    .order('external_id')
    .range(first, first + params.results_per_page - 1);
  // A page behind the last one.
  if (status === 416) return { results: [], count: count ?? 0 };
  if (error !== null) throw new SupabaseCallError('read external_jobs', error);
  return { results: z.array(rowSchema).parse(data).map(toResult), count: count ?? 0 };
}

/** Of the country, Kenyan or remote; and open. One condition, since of two Supabase lite heeds either. */
function placesAndDates(country: string, now: Date): string {
  const places = [`country.in.(${country},ke)`, 'remote.is.true'];
  const dates = ['closes_at.is.null', `closes_at.gt.${now.toISOString()}`];
  return places.flatMap((place) => dates.map((date) => `and(${place},${date})`)).join(',');
}

function toResult(row: z.infer<typeof rowSchema>): FeedResult {
  const { external_id, company, location, url, posted_at, description, ...same } = row;
  return {
    ...same,
    id: `${row.source}:${external_id}`,
    company: { display_name: company },
    location: { display_name: location },
    description:
      description.length > maxDescription ? `${description.slice(0, maxDescription - 1).toWellFormed()}…` : description,
    redirect_url: url,
    created: posted_at,
  };
}
