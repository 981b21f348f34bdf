import type { FunctionEnvironment } from '../_shared/environment.ts';
import { SupabaseCallError } from '../_shared/supabase-call-error.ts';
import { createServiceClient } from '../_shared/supabase-client.ts';

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
