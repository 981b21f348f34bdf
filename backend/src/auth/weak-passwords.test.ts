import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitor } from '../testing/people.ts';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const name = 'Wanjiku Muthoni';
const good = 'baobab-kettle-71';
const weak = [
  ['one of the first that are tried', '123456'],
  ['a word that everybody uses', 'password1'],
  ['nothing but spaces', '          '],
  ['of the person’s name', 'Wanjiku2026!'],
  ['longer than what counts of it', 'long and random '.repeat(5)],
] as const;

test.each(weak)('A password that is %s is refused at sign-up, with the reason', async (_, password) => {
  const email = `weak.${crypto.randomUUID()}@example.com`;
  const { error } = await visitor(backend).auth.signUp({ email, password, options: { data: { name } } });
  expect(error).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: expect.stringMatching(/^Password .+\.$/),
  });
});

test('And when it is changed, where the person is known by their account; the good one before it stays', async () => {
  const client = visitor(backend);
  const email = 'wanjiku@example.com';
  await client.auth.signUp({ email, password: good, options: { data: { name } } });
  expect((await client.auth.signInWithPassword({ email, password: good })).error).toBeNull();
  for (const [, password] of weak) {
    expect((await client.auth.updateUser({ password })).error?.code).toBe('weak_password');
  }
  expect((await client.auth.signInWithPassword({ email, password: good })).error).toBeNull();
});
