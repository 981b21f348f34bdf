import * as z from 'zod';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';
import { limits, texts } from './contract.ts';

/** What is known of a person for matching. */
export interface StoredPerson {
  /** Plain text of the CV. */
  readonly resume: string;
  /** Those of the profile. */
  readonly skills: readonly string[];
}

const profileSchema = z.object({ resume_text: z.string().nullable(), skills: z.array(z.string()) }).nullable();
const documentSchema = z.object({ extracted_text: z.string().nullable() }).nullable();

/**
 * The CV of a person, what their profile holds, else the text of the file they uploaded, with their skills.
 *
 * @throws FunctionError 400 when there is none, 413 when it is longer than what is read
 */
export async function readResume(environment: FunctionEnvironment, userId: string): Promise<StoredPerson> {
  const database = createServiceClient(environment);
  const [profile, document] = await Promise.all([
    database.from('profiles').select('resume_text, skills').eq('id', userId).maybeSingle(),
    database.from('cv_documents').select('extracted_text').eq('user_id', userId).maybeSingle(),
  ]);
  const failed = [profile, document].find(({ error }) => error !== null);
  if (failed?.error) throw new SupabaseCallError('read resume', failed.error);
  const own = profileSchema.parse(profile.data);
  const written = own?.resume_text?.trim();
  const text = written || documentSchema.parse(document.data)?.extracted_text?.trim();
  if (!text) throw new FunctionError(400, texts.invalidResume);
  if (text.length > limits.text) throw new FunctionError(413, texts.tooLarge);
  return { resume: text, skills: own?.skills ?? [] };
}

/** Whether a person agrees, at this moment, that the text of their CV is sent to the provider. */
export async function holdsConsent(environment: FunctionEnvironment, userId: string): Promise<boolean> {
  const { data, error } = await createServiceClient(environment)
    .from('consents')
    .select('id')
    .match({ user_id: userId, kind: 'ai_cv' })
    .is('withdrawn_at', null)
    .limit(1);
  if (error !== null) throw new SupabaseCallError('read consents', error);
  return data.length > 0;
}
