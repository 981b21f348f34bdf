import * as z from 'zod';
import type { AnswerSources } from '../_local-engine/answer.ts';
import { productHelp } from '../_local-engine/help/product-help.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createPublicClient, createServiceClient } from '../_shared/supabase-client.ts';

const mostJobs = 300;
const mostResources = 200;

const jobsSchema = z.array(
  z.object({ title: z.string(), company: z.string().nullable(), location: z.string().nullable() }),
);
const resourcesSchema = z.array(z.object({ title: z.string(), description: z.string().nullable() }));

/** What the local engine may draw from: the product's help, the newest jobs that everybody may see, and the resources. */
export async function readSources(environment: FunctionEnvironment): Promise<AnswerSources> {
  const [jobs, resources] = await Promise.all([
    createPublicClient(environment)
      .from('jobs')
      .select('title, company:company_name, location')
      .eq('status', 'active')
      .order('created_at', { ascending: false })
      .limit(mostJobs),
    createServiceClient(environment).from('resources').select('title, description').order('title').limit(mostResources),
  ]);
  if (jobs.error !== null) throw new SupabaseCallError('read jobs', jobs.error);
  if (resources.error !== null) throw new SupabaseCallError('read resources', resources.error);
  return { help: productHelp, jobs: jobsSchema.parse(jobs.data), resources: resourcesSchema.parse(resources.data) };
}
