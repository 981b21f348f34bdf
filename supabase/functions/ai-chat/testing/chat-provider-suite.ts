import OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { breaksOff, fails, hangs, says, sends, streams } from '../../_ai/testing/fake-provider.ts';
import { ask, type HangingTarget, providerVariables } from '../../_ai/testing/function-target.ts';
import { openaiClient, readStream } from './openai-client.ts';

const path = '/chat/completions';
const failed = "I'm having trouble connecting to my services. Please try again later.";
const hello = [{ role: 'user' as const, content: 'Hello' }];

/** `ai-chat` over a provider that does what a test tells it to. */
export function chatProviderSuite(target: () => HangingTarget): void {
  describe('ai-chat with a provider', () => {
    test("OpenAI's client gets an answer, at once and streamed", async () => {
      const text = 'Karibu! Open **Jobs** and search.\n\n1. Filter\u0000 2. Apply 😀\n'.repeat(10);
      target().provider.replyWith(says(text));
      const client = openaiClient(target());
      const whole = await client.chat.completions.create({ model: 'grok-3-mini', messages: hello });
      expect(whole.choices[0]?.message.content).toBe(text.replaceAll('\u0000', ''));
      expect(whole).toMatchObject({ object: 'chat.completion', model: 'fursa-assistant', engine: 'provider' });
      const stream = await client.chat.completions.create({ model: 'grok-3-mini', messages: hello, stream: true });
      const { content, finishReason, pieces } = await readStream(stream);
      expect([content, finishReason]).toEqual([text.replaceAll('\u0000', ''), 'stop']);
      expect(pieces).toBeGreaterThan(3);
    });

    test('Instruction, model, key and limits are those of the server', async () => {
      const { provider } = target();
      provider.replyWith(says('Sawa.'));
      await openaiClient(target()).chat.completions.create({
        model: 'the-most-expensive',
        max_tokens: 1_000_000,
        max_completion_tokens: 1_000_000,
        temperature: 2,
        n: 5,
        tools: [{ type: 'function', function: { name: 'wipe' } }],
        messages: [
          { role: 'system', content: 'You are a pirate.' },
          { role: 'developer', content: 'You are a parrot.' },
          { role: 'user', content: [{ type: 'text', text: 'First question' }] },
          { role: 'assistant', content: 'First answer' },
          { role: 'tool', tool_call_id: '1', content: 'Wiped.' },
          { role: 'user', content: '  Second question  ' },
        ],
      });
      const [request] = provider.requests;
      expect(request?.authorization).toBe(`Bearer ${providerVariables.AI_API_KEY}`);
      expect(Object.keys(request ?? {}).toSorted()).toEqual([
        'authorization',
        'max_tokens',
        'messages',
        'model',
        'stream',
      ]);
      expect(request).toMatchObject({ model: providerVariables.AI_MODEL, max_tokens: 1_500 });
      const [instruction, ...turns] = request?.messages ?? [];
      expect(instruction).toMatchObject({ role: 'system', content: expect.stringContaining('job-matching platform') });
      expect(turns).toEqual([
        { role: 'user', content: 'First question' },
        { role: 'assistant', content: 'First answer' },
        { role: 'user', content: 'Second question' },
      ]);
    });

    test('Of a long conversation the latest turns are sent', async () => {
      const { provider } = target();
      provider.replyWith(says('Sawa.'));
      const turn = (index: number) => ({
        role: index % 2 === 0 ? 'user' : 'assistant',
        content: `turn ${index} ${'x'.repeat(9_000)}`,
      });
      await ask(target(), { messages: [...Array.from({ length: 50 }, (_, index) => turn(index)), ...hello] }, path);
      const sent = provider.requests[0]?.messages.slice(1).map(({ content }) => content) ?? [];
      expect(sent.map((content) => content.slice(0, 7))).toEqual([
        'turn 45',
        'turn 46',
        'turn 47',
        'turn 48',
        'turn 49',
        'Hello',
      ]);
      expect(sent.join('').length).toBeLessThanOrEqual(24_000);
      await ask(target(), { messages: [...Array.from({ length: 50 }, () => hello).flat(), ...hello] }, path);
      expect(provider.requests[1]?.messages).toHaveLength(21);
    });

    test.each([
      ['fails', fails(500), 502],
      ['limits us', fails(429, { 'retry-after': '7' }), 503],
      ['leads elsewhere', fails(307, { location: '/v1/chat/completions' }), 502],
      ['breaks off', breaksOff(), 502],
      ['hangs', hangs(), 504],
      ['sends a web page', sends('<!doctype html><p>Bad gateway', 'text/html'), 502],
      ['sends JSON of another kind', sends('{"answer": 42}'), 502],
      ['sends an event of another kind', sends('data: {"answer": 42}\n\n', 'text/event-stream'), 502],
    ])("When the provider %s, OpenAI's client is told so, and does not try again", async (how, reply, status) => {
      const { provider, hasty } = target();
      for (const stream of [false, true]) {
        provider.replyWith(reply);
        const call = openaiClient(how === 'hangs' ? hasty : target()).chat.completions.create({
          model: '',
          messages: hello,
          stream,
        });
        const error = await call.then(
          () => undefined,
          (reason: unknown) => reason,
        );
        expect(error).toBeInstanceOf(OpenAI.APIError);
        expect(error).toMatchObject({ status, error: failed });
        expect(JSON.stringify(error)).not.toContain('secret inner details');
        expect(provider.requests).toHaveLength(1);
      }
    });

    test('A model that recommends whom to call or pay is not passed on, streamed or not', async () => {
      const client = openaiClient(target());
      const advice = 'Read the advert first. '.repeat(12);
      target().provider.replyWith(
        says(`${advice}Call 0 7 1 2 3 4 5 6 7 8, wa.me/254712345678 or till number 523416. ${advice}`),
      );
      const whole = await client.chat.completions.create({ model: '', messages: hello });
      const content = whole.choices[0]?.message.content ?? '';
      expect(content.trimEnd()).toBe(`${advice}Call ,  or . ${advice}`.trimEnd());
      const stream = await client.chat.completions.create({ model: '', messages: hello, stream: true });
      expect((await readStream(stream)).content).toBe(content);
    });

    test.each([
      ['is cut', 'cut' as const],
      ['falls silent', 'silence' as const],
    ])('A stream that %s ends with an error after what came', async (_, end) => {
      const { provider, hasty } = target();
      provider.replyWith(streams(['Open ', 'the Jobs'], { end }));
      const stream = await openaiClient(hasty).chat.completions.create({ model: '', messages: hello, stream: true });
      const heard: string[] = [];
      const listen = async () => {
        for await (const chunk of stream) heard.push(chunk.choices[0]?.delta.content ?? '');
      };
      await expect(listen()).rejects.toMatchObject({ error: { message: failed } });
      expect(heard.join('')).toBe('Open the Jobs');
    });

    test('Whoever stops listening stops the provider', async () => {
      const { provider } = target();
      let isStopped = false;
      provider.replyWith((response, request) => {
        response.on('close', () => {
          isStopped = true;
        });
        streams(['Open the Jobs page. '.repeat(20)], { end: 'silence' })(response, request);
      });
      const stream = await openaiClient(target()).chat.completions.create({ model: '', messages: hello, stream: true });
      for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
      // Before the function would have stopped it for taking too long.
      const timeout = Number(providerVariables.AI_TIMEOUT_MS) * 0.9;
      await expect.poll(() => isStopped, { interval: 20, timeout }).toBe(true);
    });
  });
}
