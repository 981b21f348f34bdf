import { expect, test } from 'vitest';
import { ProviderError } from '../_ai/provider-error.ts';
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
