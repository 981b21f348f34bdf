import * as z from 'zod';
import type { AnswerSources } from '../_local-engine/answer.ts';
import { productHelp } from '../_local-engine/help/product-help.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createPublicClient, createServiceClient } from '../_shared/supabase-client.ts';

const mostJobs = 200;
const mostResources = 200;
const mostWords = 20;

const jobsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), company: z.string().nullable(), location: z.string().nullable() }),
);
const resourcesSchema = z.array(z.object({ title: z.string(), description: z.string().nullable() }));

/**
 * What the local engine may draw from: the product's help, the resources, the newest of the jobs that everybody may see, and
 * the newest of those that name a word of the question.
 */
export async function readSources(question: string, environment: FunctionEnvironment): Promise<AnswerSources> {
  const words = searchableWords(question);
  const [newest, named, resources] = await Promise.all([
    readJobs(environment),
    words === '' ? [] : readJobs(environment, words),
    readResources(environment),
  ]);
  const jobs = new Map([...named, ...newest].map((job) => [job.id, job]));
  return { help: productHelp, jobs: [...jobs.values()], resources };
}

async function readJobs(environment: FunctionEnvironment, words?: string): Promise<z.infer<typeof jobsSchema>> {
  const active = createPublicClient(environment)
    .from('jobs')
    .select('id, title, company:company_name, location')
    .eq('status', 'active')
    .or(`closes_at.is.null,closes_at.gt.${new Date().toISOString()}`);
  // The English dictionary drops words such as "there" and leaves of the others what all their forms begin with.
  const asked = words === undefined ? active : active.textSearch('search', words, { config: 'english' });
  const { data, error } = await asked.order('created_at', { ascending: false }).limit(mostJobs);
  if (error !== null) throw new SupabaseCallError('read jobs', error);
  return jobsSchema.parse(data);
}

async function readResources(environment: FunctionEnvironment): Promise<z.infer<typeof resourcesSchema>> {
  const resources = createServiceClient(environment).from('resources').select('title, description');
  const { data, error } = await resources.order('title').limit(mostResources);
  if (error !== null) throw new SupabaseCallError('read resources', error);
  return resourcesSchema.parse(data);
}

/** A text search for any of the words. Letters and digits only, so that none is taken for an operator. */
function searchableWords(question: string): string {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]{3,30}/gu) ?? [];
  return [...new Set(words.filter((word) => !/^(?:jobs?|work|kazi)$/.test(word)))]
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' | ');
}
