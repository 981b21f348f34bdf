import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { findSkills } from '../../_local-engine/find-skills.ts';

const advertSchema = z.object({ id: z.string(), title: z.string(), description: z.string() });

export interface Place {
  readonly backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
  readonly tokens: Readonly<Record<'seeker' | 'newcomer', string>>;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly wordInAdvert: string;
}

/** An embedded backend whose functions have these variables, and what the suites need to know of it. */
export async function openPlace(functionVariables: Record<string, string>): Promise<Place> {
  const backend = await startTestBackendWithDatabase({ functionVariables });
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const tokenOf = async (name: string) => {
    const account = { email: `${name}@example.com`, password: 'fursa-demo-2026' };
    return (await client.auth.signInWithPassword(account)).data.session?.access_token ?? '';
  };
  const tokens = { newcomer: await tokenOf('newcomer'), seeker: await tokenOf('seeker') };
  const { data } = await client.from('jobs').select('id, title, description').order('id').limit(1).single();
  const { id: jobId, title: jobTitle, description } = advertSchema.parse(data);
  const words = description.match(/\b[a-z]{6,}\b/g) ?? [];
  const wordInAdvert = words.find((word) => findSkills(word).length === 0) ?? '';
  return { backend, tokens, jobId, jobTitle, wordInAdvert };
}

/** A function of that place, at the backend's address or at another. */
export function targetOf(
  place: Place,
  name: 'ai-analyze' | 'ai-chat',
  url = `${place.backend.url}/functions/v1/${name}`,
) {
  return { ...place, url, token: place.tokens.seeker };
}
