import { startTestBackend, type TestBackend } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import * as z from 'zod';
import { findSkills } from '../_local-engine/find-skills.ts';
import { analyzeFaultsSuite } from '../ai-analyze/testing/faults-suite.ts';
import { analyzeLocalSuite } from '../ai-analyze/testing/local-suite.ts';
import { analyzeProviderSuite } from '../ai-analyze/testing/provider-suite.ts';
import { analyzeRequestsSuite } from '../ai-analyze/testing/requests-suite.ts';
import { chatLocalSuite } from '../ai-chat/testing/chat-local-suite.ts';
import { chatProviderSuite } from '../ai-chat/testing/chat-provider-suite.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { providerVariables } from './testing/function-target.ts';
import { quotaSuite } from './testing/quota-suite.ts';

const callsPerDay = 40;
const advertSchema = z.object({ id: z.string(), title: z.string(), description: z.string() });

interface Place {
  readonly backend: TestBackend;
  readonly tokens: Readonly<Record<'seeker' | 'newcomer', string>>;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly wordInAdvert: string;
}

/** An embedded backend whose functions have these variables, and what the suites need to know of it. */
async function openPlace(functionVariables: Record<string, string>): Promise<Place> {
  const backend = await startTestBackend({ functionVariables });
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

function targetOf(place: Place, name: 'ai-analyze' | 'ai-chat') {
  return { ...place, url: `${place.backend.url}/functions/v1/${name}`, token: place.tokens.seeker };
}

describe('Through the embedded backend, with a provider', () => {
  let place: Place;
  let provider: FakeProvider;
  beforeAll(async () => {
    // The faults that the suites cause are told on the console of the backend.
    vi.spyOn(console, 'error').mockReturnValue();
    provider = await startFakeProvider();
    place = await openPlace({ ...providerVariables, AI_BASE_URL: provider.url });
  });
  afterAll(async () => {
    await place.backend.close();
    await provider.close();
    vi.restoreAllMocks();
  });
  analyzeProviderSuite(() => ({ ...targetOf(place, 'ai-analyze'), provider }));
  analyzeFaultsSuite(() => ({ ...targetOf(place, 'ai-analyze'), provider }));
  chatProviderSuite(() => ({ ...targetOf(place, 'ai-chat'), provider }));
});

describe('Through the embedded backend, with the local engine', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace({ AI_ANALYSES_PER_DAY: String(callsPerDay), AI_CHAT_TURNS_PER_DAY: String(callsPerDay) });
  });
  afterAll(() => place.backend.close());
  analyzeRequestsSuite(() => targetOf(place, 'ai-analyze'));
  analyzeLocalSuite(() => targetOf(place, 'ai-analyze'));
  chatLocalSuite(() => targetOf(place, 'ai-chat'));
  quotaSuite(() => ({
    analyze: { ...targetOf(place, 'ai-analyze'), token: place.tokens.newcomer },
    chat: { ...targetOf(place, 'ai-chat'), token: place.tokens.newcomer },
    otherToken: place.tokens.seeker,
    callsPerDay,
  }));
});
