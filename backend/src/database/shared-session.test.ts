import { afterAll, beforeAll, expect, test } from 'vitest';
import { employerId, signedIn } from '../test-support/people.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("One person's refused writes take nothing away that another was told is saved", async () => {
  const employer = await signedIn(backend, 'employer');
  const seeker = await signedIn(backend, 'seeker');
  const names = Array.from({ length: 40 }, (_, index) => `Acknowledged Company ${index}`);

  const answers = await Promise.all(
    names.flatMap((name) => [
      employer.from('companies').insert({ name, owner_id: employerId }),
      seeker.from('companies').insert({ name: 'Refused Company', owner_id: employerId }),
      seeker.from('profiles').update({ website: 'javascript:alert(1)' }).eq('email', 'seeker@example.com'),
    ]),
  );

  const acknowledged = names.filter((_, index) => answers[index * 3]?.error === null);
  expect(acknowledged).toHaveLength(names.length);
  expect(answers.filter(({ error }) => error !== null)).toHaveLength(2 * names.length);
  const { data } = await employer.from('companies').select('name').like('name', 'Acknowledged Company %');
  expect(data?.map(({ name }) => name).sort()).toEqual(acknowledged.sort());
});

test('An e-mail confirmation survives the failing sign-ups of others', async () => {
  const confirming = await startTestBackend({ emailConfirmation: true, seed: false });
  try {
    const call = (path: string, body: unknown) =>
      fetch(`${confirming.url}${path}`, {
        method: 'POST',
        headers: { apikey: confirming.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const addresses = Array.from({ length: 8 }, (_, index) => `person-${index}@example.com`);
    for (const email of addresses) await call('/auth/v1/signup', { email, password: 'secret-12' });
    const hashes = (await confirming.mails()).map(({ text }) => /token_hash=(\w+)/.exec(text)?.[1]);

    const verified = await Promise.all(
      hashes.flatMap((token_hash) => [
        call('/auth/v1/verify', { token_hash, type: 'signup' }),
        call('/rest/v1/profiles', { id: employerId, email: 'nobody@example.com' }),
      ]),
    );
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(addresses.length);

    const signIns = await Promise.all(
      addresses.map((email) => call('/auth/v1/token?grant_type=password', { email, password: 'secret-12' })),
    );
    expect(signIns.map(({ status }) => status)).toEqual(addresses.map(() => 200));
  } finally {
    await confirming.close();
  }
});
