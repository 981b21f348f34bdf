import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bootBackend } from '../embedded-backend.ts';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { postgresMissing } from '../postgres/start-temporary-postgres.ts';
import {
  copyPreparedData,
  startTestBackendWithDatabase,
  type TestBackendWithDatabase,
} from '../testing/test-backend.ts';

/** Longer than anything here takes inside the worker on a busy machine, but for what never ends. */
const callTimeout = 6_000;
let backend: TestBackendWithDatabase;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ callTimeout });
  await backend.database.runScript(`
    drop function public.search_jobs;
    create function public.search_jobs(query text) returns jsonb language plpgsql as $$
    begin
      if query = 'for ever' then loop null; end loop; end if;
      return '[]';
    end $$;
    grant execute on function public.search_jobs(text) to anon;`);
});
afterAll(() => backend.close());

function search(query: string): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/search_jobs`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
}

test('A statement that never ends is ended; others wait for it, are answered, and nothing is lost', async () => {
  const endless = search('for ever');
  const after = search('anything');
  const ended = await endless;
  expect([ended.status, (await ended.json()).code]).toEqual([503, '57014']);
  expect((await after).status).toBe(200);
  const jobs = await fetch(`${backend.url}/rest/v1/jobs?select=id&limit=1`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(await jobs.json()).toHaveLength(1);
});

test('A database that cannot be opened again is tried again, and the health check says so meanwhile', {
  tags: ['damage'],
}, async () => {
  const folder = await copyPreparedData(false);
  const database = join(folder, 'database');
  const { backend: own, host } = await bootBackend({
    dataDir: folder,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    seed: false,
    mailPages: false,
    functionVariables: {},
    callTimeout,
  });
  const lines = vi.spyOn(console, 'error').mockReturnValue();
  const request = () =>
    new Request('http://localhost/rest/v1/jobs?select=id', { headers: { apikey: own.publishableKey } });
  const ask = async () => await own.fetch(request(), { address: '192.0.2.1', isLocal: false });
  expect([(await ask()).status, await own.isHealthy()]).toEqual([200, true]);
  await rename(database, `${database}.away`);
  const script = 'do $$ begin loop null; end loop; end $$';
  await expect(
    host.run<'script'>({ kind: 'script', script, isTransaction: false }, { caller: 'test' }),
  ).rejects.toThrow();

  const refused = await ask();
  expect([refused.status, (await refused.json()).code, refused.headers.has('retry-after')]).toEqual([
    503,
    '57P03',
    true,
  ]);
  await expect.poll(() => own.isHealthy()).toBe(false);
  await rename(`${database}.away`, database);
  await expect.poll(async () => (await ask()).status, { interval: 300 }).toBe(200);
  await expect.poll(() => own.isHealthy(), { interval: 300 }).toBe(true);
  expect(lines.mock.calls.flat().filter((line) => String(line).includes('cannot be opened'))).toHaveLength(1);
  await own.close();
  lines.mockRestore();
  await rm(folder, { recursive: true, force: true });
});

test('Closing works while a statement never ends', { tags: ['damage'] }, async () => {
  const other = await startTestBackendWithDatabase({ seed: false });
  const endless = other.database.runStatements('do $$ begin loop null; end loop; end $$');
  const ended = expect(endless).rejects.toThrow();
  await other.close();
  await ended;
});

const postgres = await openEmptyDatabase();
if (postgres === undefined) console.warn(`Calls side by side are not tried on PostgreSQL. ${postgresMissing}`);
afterAll(() => postgres?.close());

test.skipIf(postgres === undefined)('On PostgreSQL calls run side by side', async () => {
  const several = await startTestBackendWithDatabase({ databaseUrl: postgres?.url ?? '', seed: false });
  try {
    await several.database.runScript('create table public.meetings (guest text)');
    // Each ends when it sees the other, which it cannot while the other waits for it.
    const meet = (guest: string, other: string) =>
      several.database.runStatements(`do $$ begin
        insert into public.meetings values ('${guest}');
        commit;
        while not exists (select from public.meetings where guest = '${other}') loop perform pg_sleep(0.01); end loop;
      end $$`);
    await Promise.all([meet('Amina', 'Otieno'), meet('Otieno', 'Amina')]);
  } finally {
    await several.close();
  }
});

test('What still waits for its turn when the database closes is refused, and the thread says nothing of it', {
  tags: ['damage'],
}, async () => {
  const folder = await copyPreparedData(false);
  const { host } = await bootBackend({
    dataDir: folder,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    seed: false,
    mailPages: false,
    functionVariables: {},
    callTimeout,
  });
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    const query = { kind: 'query', statement: 'select pg_sleep(0.05)', parameters: [] } as const;
    const asked = Array.from({ length: 20 }, () =>
      host.run(query, { caller: 'reader' }).then(
        () => 'answered',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      ),
    );
    await host.close();
    expect(await Promise.all(asked)).toContain('LiteUnavailableError');
    expect(printed).not.toHaveBeenCalled();
  } finally {
    printed.mockRestore();
    await rm(folder, { recursive: true, force: true });
  }
});
