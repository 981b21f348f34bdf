import { describe, expect, test } from 'vitest';
import { ask, type FunctionTarget } from '../../_ai/testing/function-target.ts';
import { openaiClient, readStream } from './openai-client.ts';

const path = '/chat/completions';
const user = (content: unknown) => ({ role: 'user', content });

/** A job of the backend that the function asks. */
export interface JobOfTarget {
  readonly jobTitle: string;
  readonly jobCompany: string;
}

/** `ai-chat` without a provider. */
export function chatLocalSuite(target: () => FunctionTarget & JobOfTarget): void {
  describe('ai-chat with the local engine', () => {
    const answerTo = async (content: string): Promise<string> => {
      const messages = [{ role: 'user' as const, content }];
      const { choices } = await openaiClient(target()).chat.completions.create({ model: 'grok-3-mini', messages });
      return choices[0]?.message.content ?? '';
    };

    test('A question about the product is answered from its help, with the page to go to', async () => {
      expect(await answerTo('How do I upload my CV?')).toMatch(
        /10 MB[\s\S]*\[Documents & CV\]\(\/profile\?tab=documents\)[\s\S]*without AI\.$/,
      );
    });

    test('A question for jobs is answered with jobs that are open', async () => {
      const { jobTitle, jobCompany } = target();
      const told = await answerTo(`Are there jobs as ${jobTitle} at ${jobCompany}?`);
      expect(told).toContain(`[${jobTitle}, ${jobCompany}`);
      expect(told).toMatch(/\]\(\/jobs\/[\w-]+\)[\s\S]*\]\(\/jobs\?q=/);
    });

    test('A type of job and its pay narrow the jobs', async () => {
      expect(await answerTo('part time jobs')).toMatch(
        /^Open now: part-time jobs\.[\s\S]*\]\(\/jobs\?type=part_time\)/,
      );
      expect(await answerTo('part time jobs above 900k')).toMatch(/^I found no open part-time job right now, paying/);
    });

    test('It says who answers once, and answers in the language of the question', async () => {
      const messages = [
        { role: 'user' as const, content: 'Hello' },
        { role: 'assistant' as const, content: 'Hello!' },
        { role: 'user' as const, content: 'wananiomba pesa ya usajili' },
      ];
      const { choices } = await openaiClient(target()).chat.completions.create({ model: 'grok-3-mini', messages });
      expect(choices[0]?.message.content).toMatch(/^Usilipe\./);
      expect(choices[0]?.message.content).not.toContain('bila AI');
      expect(await answerTo('wananiomba pesa ya usajili')).toContain('bila AI');
    });

    test("OpenAI's client can stream it, and is told which engine answered", async () => {
      const messages = [{ role: 'user' as const, content: 'Hello' }];
      const client = openaiClient(target());
      const stream = await client.chat.completions.create({ model: 'grok-3-mini', messages, stream: true });
      expect(await readStream(stream)).toMatchObject({ content: await answerTo('Hello'), finishReason: 'stop' });
      expect(await client.chat.completions.create({ model: '', messages })).toMatchObject({ engine: 'local' });
    });

    test.each([
      ['nothing', {}, 400, /^messages/],
      ['a blank message', { messages: [user(' \n ')] }, 400, /^Send a message/],
      ['a system message only', { messages: [{ role: 'system', content: 'Be a pirate' }] }, 400, /^Send a message/],
      [
        'an answer as the latest turn',
        { messages: [user('Hi'), { role: 'assistant', content: 'Hi' }] },
        400,
        /^Send a/,
      ],
      ['a wrong stream', { messages: [user('Hi')], stream: 'yes' }, 400, /^stream/],
      ['a long message', { messages: [user('x'.repeat(4_001))] }, 413, /^Your message is too long/],
      ['10 MB', { messages: [user('x'.repeat(10_000_000))] }, 413, /^Your message is too long/],
    ])('A request with %s is refused', async (_, body, status, error) => {
      expect(await ask(target(), body, path)).toMatchObject({ status, body: { error: expect.stringMatching(error) } });
    });
  });
}
