import { execFileSync } from 'node:child_process';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createGateway } from './index.ts';
import { prepareGateway } from './testing/gateway-fixture.ts';

const fixture = prepareGateway();

/** Puts a pipe in the place of a file: whoever reads it waits, as with a disk that hangs, until the file is back. */
async function hangOn(file: string): Promise<() => Promise<void>> {
  const content = await readFile(file);
  await rm(file);
  execFileSync('mkfifo', [file]);
  const pipe = await open(file, 'r+');
  return async () => {
    await rm(file);
    await writeFile(file, content);
    await pipe.close();
  };
}

it('The health check names the last good release while the disk hangs', async () => {
  const port = await fixture.serve();
  const good = (await fixture.ask('/healthz', {}, 'GET', port)).body.toString();
  const release = await hangOn(path.join(fixture.releaseDir, 'registry.json'));
  expect((await fixture.ask('/healthz', {}, 'GET', port)).body.toString()).toBe(good);
  const first = createGateway({
    releaseDir: fixture.releaseDir,
    config: { version: '0.1.0', supabasePublishableKey: 'key' },
    backend: undefined,
    mode: 'product',
  });
  const answer = await first.request('http://localhost/healthz');
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'starting' }]);
  await release();
});

it('The health check says when the database is missing', async () => {
  const broken = { fetch: () => Promise.resolve(new Response(null)), isHealthy: () => Promise.resolve(false) };
  const answer = await fixture.ask('/healthz', {}, 'GET', await fixture.serve({ backend: broken }));
  expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([503, { status: 'database unavailable' }]);
});

it('The health check waits for no request that the backend answers', async () => {
  const hanging = { fetch: () => new Promise<Response>(() => undefined) };
  const port = await fixture.serve({ backend: hanging });
  void fixture.ask('/rest/v1/jobs', {}, 'GET', port).catch(() => undefined);
  expect((await fixture.ask('/healthz', {}, 'GET', port)).status).toBe(200);
});
