import * as z from 'zod';
import type { Variant } from './variants.ts';

const sessionSchema = z.object({ access_token: z.string() });
const listSchema = z.array(z.object({ id: z.string(), companies: z.object({ name: z.string() }) })).length(20);
const rowsSchema = z.tuple([z.object({ id: z.string() })]);

const password = 'fursa-demo-2026';
export const jobCount = 5_000;
const batchSize = 500;

export type Session = z.infer<typeof sessionSchema>;

/** Signs in the job seeker of the seed. */
export async function signIn(variant: Variant): Promise<Session> {
  return sessionSchema.parse(
    await call(variant, 'auth/v1/token?grant_type=password', { body: { email: 'seeker@example.com', password } }),
  );
}

/** The newest 20 active jobs with their companies, as a page of jobs asks for them. */
export async function listJobs(variant: Variant, { access_token }: Session): Promise<void> {
  const query = new URLSearchParams({
    select: 'id,title,location,type,salary_range,skills,created_at,companies(name,logo)',
    status: 'eq.active',
    company_id: 'not.is.null',
    order: 'created_at.desc,id',
    limit: '20',
  });
  listSchema.parse(await call(variant, `rest/v1/jobs?${query}`, { token: access_token }));
}

/** Adds jobs until there are about 5,000, with the secret key: an employer adds 200 a day at most. */
export async function addJobs(variant: Variant): Promise<void> {
  const company = await call(variant, 'rest/v1/companies', {
    key: variant.secretKey,
    body: { name: 'Measured Works' },
    prefer: 'return=representation',
  });
  const [{ id: company_id }] = rowsSchema.parse(company);
  for (let first = 0; first < jobCount; first += batchSize) {
    const body = Array.from({ length: batchSize }, (_, index) => ({
      company_id,
      title: `Worker ${first + index}`,
      description: 'Keeps machines running, writes down what was done, and tells the next shift. '.repeat(8),
      location: 'Nairobi',
      skills: ['Maintenance', 'Report Writing'],
    }));
    await call(variant, 'rest/v1/jobs', { key: variant.secretKey, body, prefer: 'return=minimal' });
  }
}

interface CallOptions {
  readonly key?: string;
  readonly token?: string;
  readonly body?: object;
  readonly prefer?: string;
}

async function call(variant: Variant, path: string, options: CallOptions): Promise<unknown> {
  const { key = variant.publishableKey, token = key, body, prefer } = options;
  const response = await fetch(`${variant.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(prefer === undefined ? {} : { prefer }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return answer;
}
