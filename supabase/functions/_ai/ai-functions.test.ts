import {
  startTestBackend,
  startTestBackendWithDatabase,
  type TestBackend,
  type TestBackendWithDatabase,
} from '@fursa/backend/testing';
import { injectedInstructions } from '@fursa/engine/testing/injected-instructions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { draftLocalSuite, draftProviderSuite } from '../ai-analyze/testing/draft-suite.ts';
import { explainLocalSuite, explainProviderSuite } from '../ai-analyze/testing/explain-suite.ts';
import { analyzeFaultsSuite } from '../ai-analyze/testing/faults-suite.ts';
import { analyzeLocalSuite } from '../ai-analyze/testing/local-suite.ts';
import { analyzeProviderSuite } from '../ai-analyze/testing/provider-suite.ts';
import { analyzeRequestsSuite } from '../ai-analyze/testing/requests-suite.ts';
import { chatLocalSuite } from '../ai-chat/testing/chat-local-suite.ts';
import { chatProviderSuite } from '../ai-chat/testing/chat-provider-suite.ts';
import { budgetSuite, budgetVariables } from './testing/budget-suite.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';
import { ask, type FunctionTarget, hastyVariables, providerVariables, type Told } from './testing/function-target.ts';
import { openPlace, type Place, targetOf } from './testing/open-place.ts';

const callsPerDay = 40;

describe('Through the embedded backend, with a provider', () => {
  let backend: TestBackend;
  let place: Place;
  let hastyBackend: TestBackend;
  let hastyPlace: Place;
  let provider: FakeProvider;
  beforeAll(async () => {
    // The faults that the suites cause are told on the console of the backend.
    vi.spyOn(console, 'error').mockReturnValue();
    provider = await startFakeProvider();
    const functionVariables = { ...providerVariables, AI_BASE_URL: provider.url };
    backend = await startTestBackend({ functionVariables, keepMatchesRead: true });
    place = await openPlace(backend);
    hastyBackend = await startTestBackend({ functionVariables: { ...functionVariables, ...hastyVariables } });
    hastyPlace = await openPlace(hastyBackend);
  });
  afterAll(async () => {
    await backend.close();
    await hastyBackend.close();
    await provider.close();
    vi.restoreAllMocks();
  });
  const target = (name: 'ai-analyze' | 'ai-chat') => ({
    ...targetOf(place, name),
    provider,
    hasty: targetOf(hastyPlace, name),
    newcomerToken: place.tokens.newcomer,
  });
  analyzeProviderSuite(() => target('ai-analyze'), injectedInstructions);
  draftProviderSuite(() => target('ai-analyze'));
  analyzeFaultsSuite(() => target('ai-analyze'));
  explainProviderSuite(() => target('ai-analyze'));
  chatProviderSuite(() => target('ai-chat'));
});

describe('Through the embedded backend, with a provider and little to spend', () => {
  let backend: TestBackendWithDatabase;
  let place: Place;
  let provider: FakeProvider;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    provider = await startFakeProvider();
    const functionVariables = { ...providerVariables, ...budgetVariables, AI_BASE_URL: provider.url };
    backend = await startTestBackendWithDatabase({ functionVariables });
    place = await openPlace(backend);
  });
  afterAll(async () => {
    await backend.close();
    await provider.close();
    vi.restoreAllMocks();
  });
  budgetSuite(() => ({
    analyze: { ...targetOf(place, 'ai-analyze'), provider },
    chat: { ...targetOf(place, 'ai-chat'), provider },
    otherToken: place.tokens.newcomer,
    supabase: backend,
  }));
});

describe('Through the embedded backend, with the local engine', () => {
  let backend: TestBackend;
  let place: Place;
  beforeAll(async () => {
    const functionVariables = { AI_ANALYSES_PER_DAY: String(callsPerDay), AI_CHAT_TURNS_PER_DAY: String(callsPerDay) };
    backend = await startTestBackend({ functionVariables, keepMatchesRead: true });
    place = await openPlace(backend);
  });
  afterAll(() => backend.close());
  analyzeRequestsSuite(() => targetOf(place, 'ai-analyze'));
  analyzeLocalSuite(() => targetOf(place, 'ai-analyze'));
  draftLocalSuite(() => targetOf(place, 'ai-analyze'));
  explainLocalSuite(() => ({ ...targetOf(place, 'ai-analyze'), callsPerDay, newcomerToken: place.tokens.newcomer }));
  chatLocalSuite(() => targetOf(place, 'ai-chat'));
  quotaSuite(() => ({
    analyze: { ...targetOf(place, 'ai-analyze'), token: place.tokens.newcomer },
    chat: { ...targetOf(place, 'ai-chat'), token: place.tokens.newcomer },
    otherToken: place.tokens.seeker,
    callsPerDay,
  }));
});

interface QuotaTarget {
  readonly analyze: FunctionTarget;
  readonly chat: FunctionTarget;
  /** Another person's session. */
  readonly otherToken: string;
  /** `AI_ANALYSES_PER_DAY` and `AI_CHAT_TURNS_PER_DAY`. */
  readonly callsPerDay: number;
}

/** What one person may ask for in a day. The tokens of the targets are of people who have asked for nothing yet. */
function quotaSuite(target: () => QuotaTarget): void {
  describe('The daily quota', () => {
    test.each([
      ['analyses', 'analyze', '', { task: 'questions', role: 'Cook' }],
      ['chat turns', 'chat', '/chat/completions', { messages: [{ role: 'user', content: 'Hello' }] }],
    ] as const)('Of %s is kept, also by calls at once, and tells how long to wait', async (_, name, path, body) => {
      const { [name]: own, otherToken, callsPerDay } = target();
      expect((await ask(own, { task: 'none', messages: 7 }, path)).status).toBe(400);
      // Two at once, which is what the embedded backend works on for one person.
      let left = callsPerDay + 5;
      const askOn = async (): Promise<Told[]> => {
        const answers: Told[] = [];
        for (; left > 0; answers.push(await ask(own, body, path))) left -= 1;
        return answers;
      };
      const told = (await Promise.all([askOn(), askOn()])).flat();
      const refused = told.filter(({ status }) => status === 429);
      expect(told.filter(({ status }) => status === 200)).toHaveLength(callsPerDay);
      expect(refused).toHaveLength(5);
      for (const { body: answered, headers } of refused) {
        const wait = Number(headers.get('retry-after'));
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * 60 * 60);
        expect(answered).toEqual({ error: expect.stringMatching(/try again in \d+ (?:hour|minute|second)s?\./) });
      }
      expect((await ask({ ...own, token: otherToken }, body, path)).status).toBe(200);
    });
  });
}
