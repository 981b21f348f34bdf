import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fails, says, streams } from './fake-provider.ts';
import { ask, type ProviderTarget, type Told } from './function-target.ts';

export interface BudgetTarget {
  readonly analyze: ProviderTarget & { readonly jobId: string };
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
const maxAnswerLength = 6_000;
const usageSchema = z.array(z.object({ kind: z.string(), calls: z.number(), characters: z.number() }));

/** Characters of the provider, for one person and for the installation. */
export function budgetSuite(target: () => BudgetTarget): void {
  describe('The characters of a day', () => {
    let service: SupabaseClient;
    beforeEach(async () => {
      const { url, secretKey } = target().supabase;
      service = createClient(url, secretKey, { auth: { persistSession: false } });
      await service.from('ai_usage').delete().neq('kind', '').throwOnError();
      await service.from('ai_installation_usage').delete().neq('day', '2000-01-01').throwOnError();
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
      await service.from('ai_usage').update({ characters: count }).eq('kind', 'ai-provider').throwOnError();
    };
    const expectLocal = ({ status, body, headers }: Told) => {
      expect([status, headers.get('x-ai-reason')]).toEqual([200, 'budget']);
      expect(JSON.stringify(body)).toContain(
        'The AI service has reached its limit for today, so the local helper answers.',
      );
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

    test('Who has not enough left is answered by the local engine, which says so; others by the provider', async () => {
      const { chat, otherToken } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      await spend(14_000);
      chat.provider.replyWith(says(answered));
      for (const stream of [false, true]) expectLocal(await ask(chat, { ...hello, stream }, path));
      const { body } = await ask(chat, { messages: [{ role: 'user', content: 'wananiomba pesa ya usajili' }] }, path);
      expect(JSON.stringify(body)).toContain('Huduma ya AI imeisha kwa leo');
      expect(chat.provider.requests).toHaveLength(0);
      const told = await ask({ ...chat, token: otherToken }, hello, path);
      expect([told.status, told.headers.get('x-ai-reason')]).toEqual([200, null]);
    });

    test('Every task of ai-analyze is answered by the local engine when nothing is left, and says why', async () => {
      const { analyze, chat } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      await spend(Number(budgetVariables.AI_CHARACTERS_PER_DAY));
      analyze.provider.replyWith(says('Nobody asked'));
      const resumeText = 'Jane Wanjiru\nPlumber in Nairobi\nSkills: plumbing, welding';
      const advert = { title: 'Plumber', text: 'We need plumbing and welding.' };
      const requests = [
        { task: 'skills', text: resumeText },
        { task: 'match', resumeText, jobId: analyze.jobId },
        { task: 'draft', kind: 'letter', resumeText, advert },
        { task: 'describe', role: 'Cook' },
        { task: 'questions', role: 'Cook' },
      ];
      for (const request of requests) {
        const { status, body, headers } = await ask(analyze, request);
        expect([status, body, headers.get('x-ai-reason')]).toMatchObject([
          200,
          { engine: 'local', reason: 'budget' },
          'budget',
        ]);
      }
      const free = await ask(analyze, { messages: [{ role: 'user', content: 'Describe a job.' }] });
      expect([free.status, free.headers.get('x-ai-engine'), free.headers.get('x-ai-reason')]).toEqual([
        200,
        'local',
        'budget',
      ]);
      expect(analyze.provider.requests).toHaveLength(0);
    });

    test('Calls at once do not get more than there is', async () => {
      const { chat } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      // What is left is what one call takes, with the room for its answer.
      await spend(Number(budgetVariables.AI_CHARACTERS_PER_DAY) - sentTo(chat) - maxAnswerLength);
      const one = new Promise<void>((resolve) => {
        chat.provider.replyWith((response, request) => {
          // The first waits until the second has been answered.
          void second.then(() => says(answered)(response, request));
          resolve();
        });
      });
      const first = ask(chat, hello, path);
      const second = one.then(() => ask(chat, hello, path));
      expectLocal(await second);
      await first;
      expect(chat.provider.requests).toHaveLength(1);
    });

    test('When everybody together has used up the budget, the local engine answers everybody', async () => {
      const { chat, otherToken } = target();
      chat.provider.replyWith(says(answered));
      await ask(chat, hello, path);
      await service.from('ai_installation_usage').update({ characters: 19_000 }).gt('characters', 0).throwOnError();
      expectLocal(await ask({ ...chat, token: otherToken }, hello, path));
    });
  });
}
