import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

const schema = z.object({ resume_text: z.nullable(z.string()) });
const documentSchema = z.nullable(z.object({ extracted_text: z.nullable(z.string()) }));

/** The text of the person's CV as matching reads it: what the profile holds, else the text of the uploaded file; null without one. */
async function fetchOwnCv(userId: string): Promise<string | null> {
  const client = getBackendClient();
  const [profile, document] = await Promise.all([
    client.from('profiles').select('resume_text').eq('id', userId).single(),
    client.from('cv_documents').select('extracted_text').eq('user_id', userId).maybeSingle(),
  ]);
  for (const { error, status } of [profile, document]) if (error) throw toAppError(error, status);
  const row = schema.safeParse(profile.data);
  const file = documentSchema.safeParse(document.data);
  if (!row.success || !file.success) throw new AppError('invalid-response', 'Your CV could not be read');
  return row.data.resume_text?.trim() || file.data?.extracted_text?.trim() || null;
}

/** Read whenever somebody asks for it: it is long, and another page may have changed it. */
export function ownCvQueryOptions(userId: string) {
  return queryOptions<string | null, AppError>({
    queryKey: ['mf-ai', 'own-cv', userId],
    queryFn: () => fetchOwnCv(userId),
    staleTime: 0,
    networkMode: 'always',
  });
}
