import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fails, says, streams } from './fake-provider.ts';
import { ask, type ProviderTarget, type Told } from './function-target.ts';

export interface BudgetTarget {
  readonly analyze: ProviderTarget;
  readonly chat: ProviderTarget;
  /** Another person's session. */
  readonly otherToken: string;
  readonly supabase: { readonly url: string; readonly secretKey: string };
}

/** What the functions of a `BudgetTarget` run with. One call with the longest answer takes less, two take more. */
export const budgetVariables = { AI_CHARACTERS_PER_DAY: '15000', AI_DAILY_BUDGET: '20000' };

const path = '/chat/completions';
const hello = { messages: [{ role: 'user', content: 'Hello' }] };
const answered = 'Karibu!';
/** Of the chat: 1,500 tokens. */
const longestAnswer = 6_000;
const usageSchema = z.array(z.object({ kind: z.string(), calls: z.number(), characters: z.number() }));

/** Characters of the provider, for one person and for the installation. */
export function budgetSuite(target: () => BudgetTarget): void {
  describe('The characters of a day', () => {
    let service: SupabaseClient;
    beforeEach(async () => {
      const { url, secretKey } = target().supabase;
      service = createClient(url, secretKey, { auth: { persistSession: false } });
      await service.from('ai_usage').delete().neq('kind', '');
      await service.from('ai_installation_usage').delete().neq('day', '2000-01-01');
    });

    const usage = async () => {
      const { data } = await service.from('ai_usage').select('kind, calls, characters').order('kind');
      return usageSchema.parse(data);
    };
    const characters = async () => (await usage()).reduce((sum, row) => sum + row.characters, 0);
    const spent = async () => {
      const { data } = await service.from('ai_installation_usage').select('characters').maybeSingle();
      return z.object({ characters: z.number() }).parse(data).characters;
    };
    const sentTo = ({ provider }: ProviderTarget) =>
      provider.requests.flatMap(({ messages }) => messages).reduce((sum, { content }) => sum + content.length, 0);
    const spend = async (count: number) => {
      await service.from('ai_usage').update({ characters: count }).eq('kind', 'ai-provider');
    };
    const expectRefusal = ({ status, body, headers }: Told, reason: RegExp) => {
      expect([status, body]).toEqual([429, { error: expect.stringMatching(reason) }]);
      expect(body).toEqual({ error: expect.stringMatching(/Please try again in \d+ (?:hour|minute|second)s?\.$/) });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    };

    test('What is sent and what is answered is counted, not what might have been', async () => {
      const { chat, analyze } = target();
      chat.provider.replyWith(says(answered));
      expect((await ask(chat, hello, path)).status).toBe(200);
      expect(await usage()).toEqual([
        { kind: 'ai-chat', calls: 1, characters: 0 },
        { kind: 'ai-provider', calls: 1, characters: sentTo(chat) + answered.length },
      ]);
      const before = await characters();
      const question = 'What does a cook do all day?';
      analyze.provider.replyWith(says(JSON.stringify([question])));
      expect((await ask(analyze, { task: 'questions', role: 'Cook' })).status).toBe(200);
      expect(await characters()).toBe(before + sentTo(analyze) + JSON.stringify([question]).length);
      expect(await spent()).toBe(await characters());
    });

    test('A streamed answer is counted as far as it came', async () => {
      const { chat } = target();
      for (const end of ['done', 'cut'] as const) {
        const before = (await usage()).length === 0 ? 0 : await characters();
        chat.provider.replyWith(streams(['Open ', 'the Jobs'], { end }));
        expect((await ask(chat, { ...hello, stream: true }, path)).status).toBe(200);
        await expect.poll(characters).toBe(before + sentTo(chat) + 'Open the Jobs'.length);
      }
    });

    test('A provider that fails is charged with what was sent to it', async () => {
      const { chat } = target();
      chat.provider.replyWith(fails(500));
      expect((await ask(chat, hello, path)).status).toBe(502);
      expect(await characters()).toBe(sentTo(chat));
    });

    test('Who has not enough left is refused before the provider is asked, others are not', async () => {
      const { chat, otherToken } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      await spend(14_000);
      chat.provider.replyWith(says(answered));
      for (const stream of [false, true]) {
        expectRefusal(
          await ask(chat, { ...hello, stream }, path),
          /^You have used up what AI may read and write for you/,
        );
      }
      expect(chat.provider.requests).toHaveLength(0);
      expect((await ask({ ...chat, token: otherToken }, hello, path)).status).toBe(200);
    });

    test('Calls at once do not get more than there is', async () => {
      const { chat } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      // What is left is what one call takes, with the room for its answer.
      await spend(Number(budgetVariables.AI_CHARACTERS_PER_DAY) - sentTo(chat) - longestAnswer);
      const one = new Promise<void>((resolve) => {
        chat.provider.replyWith((response, request) => {
          // The first waits until the second has been refused.
          void second.then(() => says(answered)(response, request));
          resolve();
        });
      });
      const first = ask(chat, hello, path);
      const second = one.then(() => ask(chat, hello, path));
      expectRefusal(await second, /^You have used up/);
      await first;
      expect(chat.provider.requests).toHaveLength(1);
    });

    test('When everybody together has used up the budget, nobody is served', async () => {
      const { chat, otherToken } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      await service.from('ai_installation_usage').update({ characters: 19_000 }).gt('characters', 0);
      const told = await ask({ ...chat, token: otherToken }, hello, path);
      expectRefusal(told, /^What AI may read and write for everybody in a day is used up/);
    });
  });
}
