import * as z from 'zod';
import { type AnswerSources, asksForJobs } from '../_local-engine/answer.ts';
import { productHelp } from '../_local-engine/help/product-help.ts';
import { isEmptyWord } from '../_local-engine/rank.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createPublicClient, createServiceClient } from '../_shared/supabase-client.ts';

const mostNewest = 100;
const mostNamed = 20;
const mostResources = 200;
/** Each is a search of its own. */
const mostWords = 6;
/** What `search_jobs` takes. */
const longestQuery = 200;

const jobsSchema = z.object({
  jobs: z.array(
    z
      .object({
        id: z.string(),
        title: z.string(),
        company_name: z.string().nullable(),
        location: z.string().nullable(),
      })
      .transform(({ company_name, ...job }) => ({ ...job, company: company_name })),
  ),
});
type FoundJob = z.output<typeof jobsSchema>['jobs'][number];
const resourcesSchema = z.array(z.object({ title: z.string(), description: z.string().nullable() }));

/**
 * What the local engine may draw from: the product's help, the resources, and for a question for jobs the newest of those that
 * everybody may see, and the best of those that name all words of the question, or one of them.
 */
export async function readSources(question: string, environment: FunctionEnvironment): Promise<AnswerSources> {
  const [jobs, resources] = await Promise.all([
    asksForJobs(question) ? readJobs(question, environment) : [],
    readResources(environment),
  ]);
  return { help: productHelp, jobs, resources };
}

async function readJobs(question: string, environment: FunctionEnvironment): Promise<FoundJob[]> {
  const words = searchableWords(question);
  const queries = new Set([words.join(' ').slice(0, longestQuery), ...words].filter((query) => query !== ''));
  const found = await Promise.all([
    ...[...queries].map((query) => searchJobs(environment, query, mostNamed)),
    searchJobs(environment, '', mostNewest),
  ]);
  return [...new Map(found.flat().map((job) => [job.id, job])).values()];
}

/** `search_jobs` finds what holds every word of the query. */
async function searchJobs(environment: FunctionEnvironment, query: string, most: number): Promise<FoundJob[]> {
  const asked = { query, filters: { source: 'local' }, page: 1, page_size: most };
  const { data, error } = await createPublicClient(environment).rpc('search_jobs', asked);
  if (error !== null) throw new SupabaseCallError('search_jobs', error);
  return jobsSchema.parse(data).jobs;
}

async function readResources(environment: FunctionEnvironment): Promise<z.infer<typeof resourcesSchema>> {
  const resources = createServiceClient(environment).from('resources').select('title, description');
  const { data, error } = await resources.order('title').limit(mostResources);
  if (error !== null) throw new SupabaseCallError('read resources', error);
  return resourcesSchema.parse(data);
}

/** The words that say what is asked for, the longest ones when there are many: they are the rarest. */
function searchableWords(question: string): string[] {
  const words = new Set(question.toLowerCase().match(/[\p{L}\p{N}]{3,30}/gu));
  const telling = [...words].filter((word) => !isEmptyWord(word) && !asksForJobs(word));
  return telling.toSorted((one, other) => other.length - one.length).slice(0, mostWords);
}
