import { findSkills } from '@fursa/engine/find-skills';
import * as z from 'zod';
import { signedIn, visitor } from '../../../tests/people.ts';

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
  const [newcomer, seeker] = [await signedIn(backend, 'newcomer'), await signedIn(backend, 'seeker')];
  for (const client of [newcomer, seeker]) {
    // Without it no CV is sent to a provider.
    const { error } = await client.from('consents').insert({ kind: 'ai_cv' });
    if (error !== null) throw error;
  }
  const tokens = { newcomer: await tokenOf(newcomer), seeker: await tokenOf(seeker) };
  // The oldest, so that only who searches finds it.
  const oldest = visitor(backend)
    .from('jobs')
    .select('id, title, description, company_name')
    .order('created_at')
    .order('id');
  const { data } = await oldest.limit(1).single();
  const { id: jobId, title: jobTitle, description, company_name: jobCompany } = advertSchema.parse(data);
  const words = description.match(/\b[a-z]{6,}\b/g) ?? [];
  const wordInAdvert = words.find((word) => findSkills(word).length === 0) ?? '';
  return { backend, tokens, jobId, jobTitle, jobCompany, wordInAdvert };
}

async function tokenOf(client: ReturnType<typeof visitor>): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

/** A function of that place, at the backend's address or at another. */
export function targetOf(
  place: Place,
  name: 'ai-analyze' | 'ai-chat',
  url = `${place.backend.url}/functions/v1/${name}`,
) {
  return { ...place, url, token: place.tokens.seeker };
}
