import type { PostingText } from '@fursa/engine/read-posting';
import { AppError, getBackendClient } from '@fursa/shared/backend';
import { type DatabaseAnswer, optionalWebAddress, readAnswer } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { plainText } from '../../ai-service/model/plain-text.ts';
import { keys } from '../../cached-answers/keys.ts';
import type { AdvertText } from '../model/pasted-advert.ts';

/** An open job that was chosen, with its whole advert. */
export interface ListedJob extends AdvertText {
  readonly id: string;
  readonly isLocal: boolean;
  /** Address of the advert of an external job. */
  readonly url: string | null;
  /** The advert as the engine reads it. */
  readonly posting: PostingText;
}

const localSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  skills: z.array(z.string()),
  company_name: z.nullable(z.string()),
});

const externalSchema = z.object({
  title: z.string(),
  description: z.string(),
  company: z.nullable(z.string()),
  url: optionalWebAddress,
});

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const externalPattern = /^([a-z]{1,30}):(.{1,250})$/i;

/** @throws AppError `invalid-input` for what is no id at all, `not-found` for a job that is gone */
async function fetchListedJob(id: string, signal: AbortSignal): Promise<ListedJob> {
  if (idPattern.test(id)) return await fetchLocalJob(id, signal);
  const [, source, externalId] = externalPattern.exec(id) ?? [];
  if (source === undefined || externalId === undefined) {
    throw new AppError('invalid-input', 'no id of a job');
  }
  const answer = await getBackendClient()
    .from('external_jobs')
    .select('title, description, company, url')
    .eq('source', source)
    .eq('external_id', externalId)
    .abortSignal(signal)
    .maybeSingle();
  const { title, description, company, url } = readJob(externalSchema, answer);
  const posting = { title, description, requirements: null, skills: [], companyName: company };
  return { id, isLocal: false, title: plainText(title), company, url, text: plainText(description), posting };
}

async function fetchLocalJob(id: string, signal: AbortSignal): Promise<ListedJob> {
  const answer = await getBackendClient()
    .from('jobs')
    .select('title, description, requirements, skills, company_name')
    .eq('id', id)
    .eq('status', 'active')
    .abortSignal(signal)
    .maybeSingle();
  const { title, description, requirements, skills, company_name: company } = readJob(localSchema, answer);
  const text = [description, requirements ?? '', skills.join(', ')].map(plainText).filter(Boolean).join('\n\n');
  const posting = { title, description, requirements, skills, companyName: company };
  return { id, isLocal: true, title: plainText(title), company, url: null, text, posting };
}

function readJob<Job, Data>(schema: z.ZodMiniType<Job>, answer: DatabaseAnswer<Data>): Job {
  const job = readAnswer(z.nullable(schema), answer);
  if (job === null) throw new AppError('not-found', 'no open job has this id');
  return job;
}

/** The job of the address; nothing is asked without one. */
export function listedJobQueryOptions(id: string | null) {
  return queryOptions<ListedJob, AppError>({
    queryKey: keys.listedJob(id ?? ''),
    queryFn: ({ signal }) => fetchListedJob(id ?? '', signal),
    enabled: id !== null,
    retry: (count, { code }) => code !== 'invalid-input' && code !== 'not-found' && count < 1,
  });
}
