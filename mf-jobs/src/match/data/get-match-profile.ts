import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../listing/data/keys.ts';
import type { MatchProfile } from '../model/rank-matches.ts';

const profileSchema = z.object({
  skills: z.array(z.string()),
  cv_url: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
});

const documentsSchema = z.array(z.object({ extracted_text: z.nullable(z.string()) }));

/** Where the profile holds no text of a CV, that of the uploaded file counts, as it does for `ai-analyze`. */
async function fetchMatchProfile(client: BackendClient, userId: string, signal: AbortSignal): Promise<MatchProfile> {
  const [profile, documents] = await Promise.all([
    client.from('profiles').select('skills, cv_url, resume_text').eq('id', userId).abortSignal(signal).single(),
    client.from('cv_documents').select('extracted_text').eq('user_id', userId).abortSignal(signal),
  ]);
  for (const { error, status } of [profile, documents]) if (error) throw toAppError(error, status);
  const row = profileSchema.safeParse(profile.data);
  const cvs = documentsSchema.safeParse(documents.data);
  if (!row.success || !cvs.success) {
    throw new AppError('invalid-response', 'Failed to fetch user profile', row.error ?? cvs.error);
  }
  return {
    skills: row.data.skills.map((skill) => skill.trim()).filter((skill) => skill !== ''),
    hasCv: row.data.cv_url !== null || cvs.data.length > 0,
    resume: row.data.resume_text?.trim() || cvs.data[0]?.extracted_text?.trim() || null,
  };
}

/** What the person told about themselves, read anew each time the page is opened. */
export function matchProfileQueryOptions(userId: string) {
  return queryOptions<MatchProfile, AppError>({
    queryKey: keys.matchProfile(userId),
    queryFn: ({ signal }) => fetchMatchProfile(getBackendClient(), userId, signal),
  });
}
