import { describe, expect, test } from 'vitest';
import { ask, type FunctionTarget, type Told } from './function-target.ts';

export interface QuotaTarget {
  readonly analyze: FunctionTarget;
  readonly chat: FunctionTarget;
  /** Another person's session. */
  readonly otherToken: string;
  /** `AI_ANALYSES_PER_DAY` and `AI_CHAT_TURNS_PER_DAY`. */
  readonly callsPerDay: number;
}

/** What one person may ask for in a day. The tokens of the targets are of people who have asked for nothing yet. */
export function quotaSuite(target: () => QuotaTarget): void {
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
