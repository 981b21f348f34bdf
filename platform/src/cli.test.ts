import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFixtureFiles, writeFixtureRemote } from './release/write-fixture-build.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
/** Enough to build all six apps, where they are not. */
const buildTimeout = 240_000;

let folder = '';
let processes: ChildProcessWithoutNullStreams[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fursa-cli-'));
});
afterEach(async () => {
  for (const process of processes.filter(isRunning)) {
    process.kill('SIGKILL');
    await once(process, 'exit');
  }
  processes = [];
  await rm(folder, { recursive: true });
});

const isRunning = (process: ChildProcessWithoutNullStreams) => process.exitCode === null && process.signalCode === null;

interface Run {
  readonly process: ChildProcessWithoutNullStreams;
  readonly output: { stdout: string; stderr: string };
  /** Exit status, when it has ended and all it said was read. */
  readonly status: Promise<number | null>;
}

function fursa(args: readonly string[], variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [cli, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      FURSA_DATA_DIR: path.join(folder, 'data'),
      FURSA_RELEASE_DIR: path.join(folder, 'release'),
      ...variables,
    },
  });
  processes.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const status = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { process: child, output, status };
}

/** Waits for the line that says where the product answers. */
async function readyAddress({ process, output }: Run): Promise<string> {
  while (isRunning(process)) {
    const address = /ready at (\S+)/.exec(output.stdout)?.[1];
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`It ended before it was ready: ${output.stderr}`);
}

/** `message` is text to be found, or a pattern. */
async function expectRefusal(run: Run, message: string | RegExp): Promise<void> {
  expect(await run.status).toBe(1);
  if (typeof message === 'string') expect(run.output.stderr).toContain(message);
  else expect(run.output.stderr).toMatch(message);
  expect(run.output.stderr).toMatch(/^[^\n]+\n$/);
  expect(run.output.stdout).not.toContain('ready');
}

describe('a command that is not understood', () => {
  it.each([
    [[], 'Unknown command . Usage: fursa start | isolate | build'],
    [['toString'], 'Unknown command toString. Usage: fursa start'],
    [['start', '--frehs'], 'Unknown option --frehs. Usage: fursa start [--fresh]'],
    [['start', 'mf-jobs'], 'Unexpected mf-jobs. Usage: fursa start [--fresh]'],
    [['isolate'], 'Something is missing. Usage: fursa isolate <remote> [--fresh]'],
    [['isolate', 'mf-job'], 'There is no remote mf-job, but mf-auth, mf-jobs'],
    [['publish', 'shell', 'mf-job'], 'There is no app mf-job, but shell, mf-auth'],
    [['rollback', 'shell'], 'There is no remote shell'],
  ])('The command %j is answered with its usage', async (args, message) => {
    await expectRefusal(fursa(args), message);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a start that cannot succeed', () => {
  it.each<[Record<string, string>, string]>([
    [{ PORT: '99999' }, 'PORT: must be a port number'],
    [{ FURSA_EMAIL_CONFIRMATION: 'maybe' }, 'FURSA_EMAIL_CONFIRMATION: must be on or off'],
    [{ SUPABASE_URL: 'http://example.com', SUPABASE_PUBLISHABLE_KEY: 'key' }, 'Must be a valid HTTPS URL'],
    [{ SUPABASE_URL: 'https://example.com' }, 'SUPABASE_PUBLISHABLE_KEY is missing'],
    [{ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is no address of this machine'],
  ])('A start with %j ends with one line, and touches nothing', async (variables, message) => {
    await expectRefusal(fursa(['start'], variables), message);
    expect(await readdir(folder)).toEqual([]);
  });

  it('A taken port is named, and nothing is touched', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await expectRefusal(fursa(['start', '--fresh'], { PORT: port }), `Port ${port} is taken`);
    expect(await readdir(folder)).toEqual([]);
    other.close();
  });

  it('A broken registry is left as it is, and the data too', async () => {
    const files = {
      'release/registry.json': '{"schemaVersion":1,"remotes":"none"}',
      'data/lock': '',
      'data/files/cv.pdf': 'cv',
    };
    await writeFixtureFiles(folder, files);
    await expectRefusal(fursa(['start', '--fresh']), /registry\.json is wrong at revision: .* publish again\./);
    for (const [file, content] of Object.entries(files)) {
      expect(await readFile(path.join(folder, file), 'utf8')).toBe(content);
    }
  });

  it('A release folder that cannot be written is named', async () => {
    await writeFixtureFiles(folder, { file: '' });
    const releaseDir = path.join(folder, 'file/release');
    await expectRefusal(
      fursa(['start'], { FURSA_RELEASE_DIR: releaseDir }),
      `The release folder ${releaseDir} cannot be written`,
    );
  });

  it('A folder of somebody else is not emptied', async () => {
    await writeFixtureFiles(folder, { 'data/thesis.odt': 'years of work' });
    await expectRefusal(fursa(['start', '--fresh']), "thesis.odt in it is not Fursa's");
    expect(await readdir(path.join(folder, 'data'))).toEqual(['thesis.odt']);
  });

  it('A data folder that cannot be written is named', { timeout: buildTimeout }, async () => {
    await writeFixtureFiles(folder, { file: '' });
    const dataDir = path.join(folder, 'file/data');
    await expectRefusal(fursa(['start'], { FURSA_DATA_DIR: dataDir }), `The data folder ${dataDir} cannot be used`);
  });
});

describe('the product', () => {
  it('A product keeps its data over a restart, lets no second one at it, and stops at a signal', {
    timeout: buildTimeout,
  }, async () => {
    const first = fursa(['start']);
    const address = await readyAddress(first);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({
      status: 'ok',
      remotes: { 'mf-jobs': expect.any(String) },
    });
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain(
      '"supabasePublishableKey":"sb_',
    );
    expect((await fetch(`${address}/dev/mail.json`)).status).toBe(200);
    const registry = await readFile(path.join(folder, 'release/registry.json'), 'utf8');

    await expectRefusal(fursa(['start']), /data folder .* is in use by process/);
    await expectRefusal(fursa(['start', '--fresh']), /--fresh cannot empty/);
    expect(await readFile(path.join(folder, 'release/registry.json'), 'utf8')).toBe(registry);
    const account = { email: 'kept@example.com', password: 'a-long-password' };
    expect((await signUp(address, account)).status).toBe(200);

    await stop(first, 'SIGTERM');
    const second = fursa(['start'], { NODE_ENV: 'production' });
    const again = await readyAddress(second);
    expect((await signIn(again, account)).status).toBe(200);
    expect((await fetch(`${again}/dev/mail.json`)).status).toBe(404);
    await stop(second, 'SIGINT');

    const third = fursa(['start', '--fresh']);
    expect((await signIn(await readyAddress(third), account)).status).toBe(400);
    await stop(third, 'SIGTERM');
  });

  it('A signal during the start stops it', { timeout: buildTimeout }, async () => {
    const run = fursa(['start']);
    while (!(await readdir(folder)).includes('release')) await new Promise((resolve) => setTimeout(resolve, 10));
    await stop(run, 'SIGTERM');
    expect(run.output.stdout).not.toContain('ready');
  });

  it('A product on Supabase starts no backend of its own', { timeout: buildTimeout }, async () => {
    const supabase = { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' };
    const run = fursa(['start'], supabase);
    const config = await (await fetch(`${await readyAddress(run)}/config.json`)).json();
    expect(config).toMatchObject({ supabaseUrl: 'https://project.supabase.co', supabasePublishableKey: 'key' });
    expect(await readdir(folder)).toEqual(['release']);
    await stop(run, 'SIGINT');
  });

  it('A tester can have one remote alone', { timeout: buildTimeout }, async () => {
    const run = fursa(['isolate', 'mf-jobs']);
    const address = await readyAddress(run);
    expect(run.output.stdout).toContain(`mf-jobs alone is ready at ${address}\n`);
    const { remotes } = JSON.parse(await (await fetch(`${address}/registry.json`)).text());
    expect(remotes.map(({ name }: { name: string }) => name)).toEqual(['mf-jobs']);
    expect((await fetch(`${address}/jobs`, { headers: { accept: 'text/html' } })).status).toBe(200);
    await stop(run, 'SIGTERM');
  });
});

describe('rollback', () => {
  it('A team can serve an older version again', async () => {
    const { publishRemote } = await import('./release/index.ts');
    for (const version of ['1.0.0', '1.1.0']) {
      await writeFixtureRemote(path.join(folder, version), { version });
      await publishRemote(path.join(folder, version), path.join(folder, 'release'));
    }
    const run = fursa(['rollback', 'mf-jobs']);
    expect(await run.status).toBe(0);
    expect(run.output.stdout).toBe('mf-jobs is back at 1.0.0\n');
    await expectRefusal(fursa(['rollback', 'mf-jobs', '3.0.0']), 'mf-jobs 3.0.0 is not in');
  });
});

async function stop(run: Run, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const start = performance.now();
  run.process.kill(signal);
  expect(await run.status).toBe(0);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(run.output.stderr).toBe('');
}

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
