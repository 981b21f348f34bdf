import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { registered } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
});
afterAll(() => backend.close());

const person = randomUUID();
const session = randomUUID();
beforeEach(() =>
  backend.database.runScript(`
    delete from auth.users;
    insert into auth.users (id, email) values ('${person}', 'amina@example.com');
    insert into auth.sessions (id, user_id) values ('${session}', '${person}');`),
);

const errorSchema = z.object({ code: z.string(), message: z.string() });

/** What PostgREST does before a request: it takes on the role, shows the claims, and calls the function. */
async function check(claims: object | undefined, role = 'authenticated') {
  const shown = claims === undefined ? '' : JSON.stringify(claims).replaceAll("'", "''");
  try {
    await backend.database.runScript(`
      select set_config('request.jwt.claims', '${shown}', true);
      set local role ${role};
      select public.check_session();`);
    return 'passes';
  } catch (error) {
    return errorSchema.parse(error);
  }
}

const claims = { sub: person, role: 'authenticated', session_id: session };
const ended = { code: 'PT401', message: 'JWT expired' };

test('A token of a session that is there passes', async () => {
  expect(await check(claims)).toBe('passes');
});

test('A token works no longer once its session is gone', async () => {
  await backend.database.query('delete from auth.sessions');
  expect(await check(claims)).toMatchObject(ended);
});

test('A token works no longer once its account is gone', async () => {
  await backend.database.query('delete from auth.users');
  expect(await check(claims)).toMatchObject(ended);
});

test('A session past its last moment is none', async () => {
  await backend.database.query(`update auth.sessions set not_after = now() + interval '1 minute'`);
  expect(await check(claims)).toBe('passes');
  await backend.database.query(`update auth.sessions set not_after = now() - interval '1 minute'`);
  expect(await check(claims)).toMatchObject(ended);
});

test.each<[string, object]>([
  ['of somebody else', { ...claims, sub: randomUUID() }],
  ['of nobody', { role: 'authenticated', session_id: session }],
  ['that is no id', { ...claims, session_id: "1' or true" }],
  ['that is empty', { ...claims, session_id: '' }],
  ['that is a list', { ...claims, session_id: [session] }],
  ['with a role of its own', { ...claims, role: 'administrator', session_id: randomUUID() }],
  ['with a person that is no id', { ...claims, sub: 'amina' }],
])('A session %s is refused', async (_, wrong) => {
  expect(await check(wrong)).toMatchObject(ended);
});

test.each<[string, object | undefined, string]>([
  ['A visitor without a token', undefined, 'anon'],
  ['The key for browsers', { role: 'anon', session_id: randomUUID() }, 'anon'],
  ['The secret key', { role: 'service_role' }, 'service_role'],
  ['A token that no sign-in made', { sub: person, role: 'authenticated' }, 'authenticated'],
])('%s passes', async (_, shown, role) => {
  expect(await check(shown, role)).toBe('passes');
});

test('Signing out ends the session, so the token that was in use is refused from then on', async () => {
  const { client } = await registered(backend, 'leaver');
  const { data } = await client.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  const shown: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(await check(Object(shown))).toBe('passes');
  await client.auth.signOut();
  expect(await check(Object(shown))).toMatchObject(ended);
});

const migrations = join(import.meta.dirname, '../migrations');
const settingSchema = z.array(z.object({ rolname: z.string(), rolconfig: z.array(z.string()).nullable() }));

test('PostgREST is told to call it, where its role is there', async () => {
  const file = (await readdir(migrations)).find((name) => name.endsWith('_check_session.sql'));
  const script = await readFile(join(migrations, file ?? ''), 'utf8');
  // The functions are there, and everything after the last of them is about the role.
  const connection = script.slice(script.lastIndexOf('do $$'));
  await backend.database.runScript(`create role authenticator nologin; ${connection}`);
  const roles = await backend.database.query(`select rolname, rolconfig from pg_roles where rolname = 'authenticator'`);
  expect(settingSchema.parse(roles)).toEqual([
    { rolname: 'authenticator', rolconfig: ['pgrst.db_pre_request=public.check_session'] },
  ]);
});

test('Each role has its limit of time', async () => {
  const roles = await backend.database.query(
    `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by 1`,
  );
  expect(settingSchema.parse(roles)).toEqual([
    { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
    { rolname: 'authenticated', rolconfig: ['statement_timeout=5s'] },
    { rolname: 'service_role', rolconfig: ['statement_timeout=15s'] },
  ]);
});
