import { expect, test } from 'vitest';
import { ProviderError } from '../_ai/provider-error.ts';
import { bounded, boundedPieces } from './bounded-answer.ts';
import { streamResponse } from './chat-response.ts';

test('Whoever stops listening ends pieces that are waited for, and they can tidy up', async () => {
  const asked = Promise.withResolvers<void>();
  const silence = Promise.withResolvers<never>();
  let isTidy = false;
  async function* pieces() {
    try {
      yield 'Open the Jobs page.';
      asked.resolve();
      yield await silence.promise;
    } finally {
      isTidy = true;
    }
  }
  const response = await streamResponse('provider', pieces(), () =>
    silence.reject(new ProviderError('timeout', 'nobody listens')),
  );
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  // The stream has room for the next piece, and asks for it by itself.
  await asked.promise;
  await reader?.cancel();
  expect(isTidy).toBe(true);
});

async function streamed(text: string, length: number): Promise<string[]> {
  async function* pieces() {
    for (let start = 0; start < text.length; start += length) yield text.slice(start, start + length);
  }
  const heard: string[] = [];
  for await (const piece of boundedPieces(pieces())) heard.push(piece);
  return heard;
}

const words = 'Search for jobs in Nakuru and read what they ask. '.repeat(8);
const text = `${words}Call 0 7 1 2 3 4 5 6 7 8 or open bit . ly/x, ${words}write to somebody at gmail dot com. ${words}`;

test.each([1, 2, 7, 50, 1_000])(
  'Contacts are taken out of a stream of pieces of %i characters as of the whole',
  async (length) => {
    const heard = await streamed(text, length);
    expect(heard.join('')).toBe(bounded(text));
    expect(heard.join('')).not.toMatch(/\d|ly\/x|gmail/);
    expect(heard.join('')).toContain(words);
  },
);

test('An answer is passed on while it is written', async () => {
  expect((await streamed(words, 10)).length).toBeGreaterThan(3);
});

test('An empty answer stays empty, a long one is cut, streamed or not', async () => {
  expect([bounded(''), await streamed('', 10)]).toEqual(['', []]);
  const long = 'x'.repeat(20_000);
  expect(bounded(long)).toHaveLength(8_000);
  expect((await streamed(long, 10)).join('')).toHaveLength(8_000);
});
