import { findSkills } from '@fursa/engine/find-skills';
import { createClient } from '@supabase/supabase-js';
import * as z from 'zod';

const advertSchema = z.object({ id: z.string(), title: z.string(), description: z.string(), company_name: z.string() });

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
}

export interface Place {
  readonly backend: Backend;
  readonly tokens: Readonly<Record<'seeker' | 'newcomer', string>>;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly jobCompany: string;
  readonly wordInAdvert: string;
}

/** What the suites need to know of a backend with demo data. */
export async function openPlace(backend: Backend): Promise<Place> {
  const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
  const tokenOf = async (name: string) => {
    const account = { email: `${name}@example.com`, password: 'fursa-demo-2026' };
    return (await client.auth.signInWithPassword(account)).data.session?.access_token ?? '';
  };
  const tokens = { newcomer: await tokenOf('newcomer'), seeker: await tokenOf('seeker') };
  await Promise.all(Object.values(tokens).map((token) => agreeToAi(backend, token)));
  // The oldest, so that only who searches finds it.
  const oldest = client.from('jobs').select('id, title, description, company_name').order('created_at').order('id');
  const { data } = await oldest.limit(1).single();
  const { id: jobId, title: jobTitle, description, company_name: jobCompany } = advertSchema.parse(data);
  const words = description.match(/\b[a-z]{6,}\b/g) ?? [];
  const wordInAdvert = words.find((word) => findSkills(word).length === 0) ?? '';
  return { backend, tokens, jobId, jobTitle, jobCompany, wordInAdvert };
}

/** Without it no CV is sent to a provider. */
async function agreeToAi({ url, publishableKey }: Backend, token: string): Promise<void> {
  const { error } = await createClient(url, publishableKey, { accessToken: async () => token })
    .from('consents')
    .insert({ kind: 'ai_cv' });
  if (error !== null) throw error;
}

/** A function of that place, at the backend's address or at another. */
export function targetOf(
  place: Place,
  name: 'ai-analyze' | 'ai-chat',
  url = `${place.backend.url}/functions/v1/${name}`,
) {
  return { ...place, url, token: place.tokens.seeker };
}
