import { type AppError, getBackendClient } from '@fursa/shared/backend';
import { readAnswer } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../cached-answers/keys.ts';

const schema = z.object({ resume_text: z.nullable(z.string()) });
const documentSchema = z.nullable(z.object({ extracted_text: z.nullable(z.string()) }));

/** The text of the person's CV as matching reads it: what the profile holds, else the text of the uploaded file; null without one. */
async function fetchOwnCv(userId: string): Promise<string | null> {
  const client = getBackendClient();
  const [profile, document] = await Promise.all([
    client.from('profiles').select('resume_text').eq('id', userId).single(),
    client.from('cv_documents').select('extracted_text').eq('user_id', userId).maybeSingle(),
  ]);
  const row = readAnswer(schema, profile);
  const file = readAnswer(documentSchema, document);
  return row.resume_text?.trim() || file?.extracted_text?.trim() || null;
}

/** The CV is read at each press: it is long, and another page may have changed it. */
export function ownCvQueryOptions(userId: string) {
  return queryOptions<string | null, AppError>({
    queryKey: keys.ownCv(userId),
    queryFn: () => fetchOwnCv(userId),
    staleTime: 0,
    networkMode: 'always',
  });
}
