import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';

/** What of a job says which skills it asks for. */
export interface StoredJob {
  readonly title: string;
  readonly description: string;
  readonly requirements: string | null;
  readonly skills: readonly string[];
  readonly companyName: string | null;
}

const jobSchema = z
  .object({
    title: z.string(),
    description: z.string(),
    requirements: z
      .string()
      .nullish()
      .transform((text) => text ?? null),
    skills: z.array(z.string()).default([]),
    company_name: z.string().nullish(),
    company: z.string().nullish(),
  })
  .transform(({ company_name, company, ...job }) => ({ ...job, companyName: company_name ?? company ?? null }));

/** An active job of ours, or one of a feed by `<source>:<id>`. Undefined when there is none, or it is closed. */
export async function readJob(environment: FunctionEnvironment, jobId: string): Promise<StoredJob | undefined> {
  const database = createServiceClient(environment);
  const feedId = /^([a-z]+):(.+)$/i.exec(jobId);
  const { data, error } =
    feedId === null
      ? await database
          .from('jobs')
          .select('title, description, requirements, skills, company_name')
          .eq('id', jobId)
          .eq('status', 'active')
          .maybeSingle()
      : await database
          .from('external_jobs')
          .select('title, description, company')
          .eq('source', feedId[1])
          .eq('external_id', feedId[2])
          .maybeSingle();
  if (error !== null) throw new SupabaseCallError('read job', error);
  return data === null ? undefined : jobSchema.parse(data);
}
