// @module-tag products
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRemote, publishShell } from './release/index.ts';
import {
  writeFixtureFiles,
  writeFixtureProvision,
  writeFixtureRemote,
  writeFixtureShell,
} from './release/testing/write-fixture-build.ts';
import { buildTimeout, expectRefusal, prepareCli, readyAddress, stop } from './testing/cli-fixture.ts';

const cli = prepareCli();

describe('the product', () => {
  it('A product keeps its data over a restart, lets no second one at it, and stops at a signal', {
    timeout: buildTimeout,
  }, async () => {
    await cli.prepareData();
    const first = cli.fursa(['start']);
    const address = await readyAddress(first);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({
      status: 'ok',
      remotes: { 'mf-jobs': expect.any(String) },
    });
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain(
      '"supabasePublishableKey":"sb_',
    );
    expect((await fetch(`${address}/dev/mail.json`)).status).toBe(200);
    const registry = await readFile(path.join(cli.folder, 'release/registry.json'), 'utf8');

    await expectRefusal(cli.fursa(['start']), /data folder .* is in use by process/);
    await expectRefusal(cli.fursa(['start', '--fresh']), /--fresh cannot empty/);
    expect(await readFile(path.join(cli.folder, 'release/registry.json'), 'utf8')).toBe(registry);
    const account = { email: 'kept@example.com', password: 'a-long-password' };
    expect((await signUp(address, account)).status).toBe(200);

    await stop(first, 'SIGTERM');
    const second = cli.fursa(['start'], { NODE_ENV: 'production' });
    const again = await readyAddress(second);
    expect((await signIn(again, account)).status).toBe(200);
    expect((await fetch(`${again}/dev/mail.json`)).status).toBe(404);
    await stop(second, 'SIGINT');

    const third = cli.fursa(['start', '--fresh']);
    expect((await signIn(await readyAddress(third), account)).status).toBe(400);
    // Whoever waits reads what for.
    const said = ['Starting the database in ', 'The database is new: ', 'The database answers', 'Fursa is ready at '];
    expect(third.output.stdout.split('\n').filter((line) => said.some((start) => line.startsWith(start)))).toEqual(
      said.map((start) => expect.stringMatching(`^${start}`)),
    );
    await stop(third, 'SIGTERM');
  });

  it('A signal during the start stops it', { timeout: buildTimeout }, async () => {
    const run = cli.fursa(['start']);
    while (!(await readdir(cli.folder)).includes('release')) await new Promise((resolve) => setTimeout(resolve, 10));
    await stop(run, 'SIGTERM');
    expect(run.output.stdout).not.toContain('ready');
  });

  it('A product on Supabase starts no backend of its own', { timeout: buildTimeout }, async () => {
    const supabase = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };
    const run = cli.fursa(['start'], supabase);
    const config = await (await fetch(`${await readyAddress(run)}/config.json`)).json();
    expect(config).toMatchObject({ supabaseUrl: 'https://project.supabase.co', supabasePublishableKey: 'key' });
    expect(await readdir(cli.folder)).toEqual(['release']);
    await stop(run, 'SIGINT');
  });
});

describe('a release', () => {
  it('A build that the live shell does not fit is refused, unless its team says why it must go out', {
    timeout: buildTimeout,
  }, async () => {
    await writeFixtureShell(path.join(cli.folder, 'shell'));
    await writeFixtureProvision(path.join(cli.folder, 'shell'), { react: { version: '18.3.1', names: [] } });
    const release = path.join(cli.folder, 'release');
    await publishShell(path.join(cli.folder, 'shell'), release, '0.1.0');
    // No browser is asked.
    const nowhere = { CHROMIUM_PATH: path.join(cli.folder, 'nowhere') };
    const refused = cli.fursa(['publish', 'mf-jobs'], nowhere);
    await expectRefusal(
      refused,
      /^mf-jobs \S+ is not released: shared modules: it takes @fursa\/shared\/\w+ from the shell, which provides react /,
    );
    expect(refused.output.stdout).toMatch(/^ {2}types: ok/m);
    expect(await readdir(release)).not.toContain('registry.json');
    const forced = cli.fursa(['publish', 'mf-jobs', '--force', 'the list is empty', '--json'], nowhere);
    expect(await forced.status, forced.output.stderr).toBe(0);
    expect(JSON.parse(forced.output.stdout).published).toMatchObject([{ app: 'mf-jobs', outcome: 'published' }]);
    expect(await readFile(path.join(release, 'changes.json'), 'utf8')).toContain('"why":"the list is empty"');
  });

  it('A team can make a site for static hosts', { timeout: buildTimeout }, async () => {
    const supabase = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };
    expect(await cli.fursa(['publish', 'shell', 'mf-jobs'], supabase).status).toBe(0);
    const page = await readFile(path.join(cli.folder, 'release/index.html'), 'utf8');
    expect(page).toContain('"supabaseUrl":"https://project.supabase.co"');
    expect(page).toContain('"baseUrl":"/remotes/mf-jobs/');
  });

  it('A team can serve an older shell again, also one that a live remote does not take, with a reason', async () => {
    const [folder, release] = [path.join(cli.folder, 'build'), path.join(cli.folder, 'release')];
    await writeFixtureShell(folder, 'first');
    await writeFixtureFiles(folder, { 'shell-description.json': '{ "contract": "1.0.0" }' });
    const { version } = await publishShell(folder, release, '0.1.0');
    await writeFixtureFiles(folder, { 'shell-description.json': '{ "contract": "1.1.0" }' });
    await publishShell(folder, release, '0.1.0');
    await writeFixtureRemote(path.join(cli.folder, 'jobs'), { contract: '^1.1.0' });
    await publishRemote(path.join(cli.folder, 'jobs'), release);
    await expectRefusal(cli.fursa(['rollback', 'shell']), 'which these live remotes do not take: mf-jobs 1.0.0');
    const run = cli.fursa(['rollback', 'shell', '--force', 'nobody can sign in']);
    expect(await run.status).toBe(0);
    expect(run.output.stdout).toBe(`shell is back at ${version}\n`);
    expect(await readFile(path.join(release, 'shell.json'), 'utf8')).toContain('"forced": "nobody can sign in"');
  });
});

async function signUp(address: string, account: object): Promise<Response> {
  return await postAuth(address, 'signup', account);
}

async function signIn(address: string, account: object): Promise<Response> {
  return await postAuth(address, 'token?grant_type=password', account);
}

async function postAuth(address: string, call: string, body: object): Promise<Response> {
  const config = JSON.parse(await (await fetch(`${address}/config.json`)).text());
  return await fetch(`${address}/auth/v1/${call}`, {
    method: 'POST',
    headers: { apikey: config.supabasePublishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
