import { expect, test } from 'vitest';
import { employerId } from '../testing/people.ts';
import { startTestBackend } from '../testing/test-backend.ts';

test("One person's confirmation is not lost to another's refused write at the same moment", async () => {
  const confirming = await startTestBackend({ emailConfirmation: true, seed: false });
  try {
    const call = (path: string, body: unknown) =>
      fetch(`${confirming.url}${path}`, {
        method: 'POST',
        headers: { apikey: confirming.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const addresses = Array.from({ length: 8 }, (_, index) => `person-${index}@example.com`);
    for (const email of addresses) await call('/auth/v1/signup', { email, password: 'baobab-kettle-71' });
    const hashes = (await confirming.mails()).map(({ text }) => /token_hash=([^&\s]+)/.exec(text)?.[1]);

    const verified = await Promise.all(
      hashes.flatMap((token_hash) => [
        call('/auth/v1/verify', { token_hash, type: 'signup' }),
        call('/rest/v1/profiles', { id: employerId, email: 'nobody@example.com' }),
      ]),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(addresses.length);

    const signIns = await Promise.all(
      addresses.map((email) => call('/auth/v1/token?grant_type=password', { email, password: 'baobab-kettle-71' })),
    );
    expect(signIns.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  } finally {
    await confirming.close();
  }
});
