import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { employerId, signedIn } from '../test-support/people.ts';
import { startTestBackend, type TestBackend } from '../testing.ts';
import { openDataFolder } from './data-folder.ts';

const startTimeout = 120_000;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-backend-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await rm(folder, { recursive: true, force: true });
});

function startProcess(): ChildProcess {
  const script = join(import.meta.dirname, '../test-support/backend-process.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

async function addressOf(child: ChildProcess): Promise<TestBackend> {
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', (code) => reject(new Error(`The backend process ended with ${code}.`)));
  });
  const parsed = z.object({ url: z.string(), publishableKey: z.string() }).parse(JSON.parse(line));
  return { ...parsed, mails: () => Promise.resolve([]), close: () => kill(child) };
}

test(
  'After kill -9 during writes every acknowledged row is there',
  async () => {
    const child = startProcess();
    const employer = await signedIn(await addressOf(child), 'employer');
    const acknowledged: string[] = [];
    const write = async (writer: number): Promise<void> => {
      for (let index = 0; ; index += 1) {
        const name = `Kept Company ${writer}-${index}`;
        const { error } = await employer.from('companies').insert({ name, owner_id: employerId });
        if (error !== null) return;
        acknowledged.push(name);
      }
    };
    const writers = [0, 1, 2, 3].map(write);
    while (acknowledged.length < 60) await sleep(5);
    await kill(child);
    await Promise.all(writers);

    const restarted = await startTestBackend({ dataDir: folder });
    try {
      const { data } = await (await signedIn(restarted, 'employer'))
        .from('companies')
        .select('name')
        .like('name', 'Kept %');
      const names = new Set(data?.map(({ name }) => name));
      expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    } finally {
      await restarted.close();
    }
  },
  startTimeout,
);

test(
  'A first start that was killed half-way heals at the next one',
  async () => {
    const child = startProcess();
    const database = join(folder, 'database');
    while (!existsSync(database) || readdirSync(database).length === 0) await sleep(2);
    await kill(child);
    expect(readdirSync(database)).not.toContain('fursa-complete');

    const healed = await startTestBackend({ dataDir: folder });
    try {
      const { data } = await (await signedIn(healed, 'seeker')).from('jobs').select('id').limit(1);
      expect(data).toHaveLength(1);
    } finally {
      await healed.close();
    }
  },
  startTimeout,
);

test('A second process is refused with the first one named, and may come once that one is killed', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
      const { openDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))});
      await openDataFolder(${JSON.stringify(folder)});
      console.log('held');
      setInterval(() => undefined, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.push(holder);
  await new Promise((held) => holder.stdout?.once('data', held));

  await expect(openDataFolder(folder)).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringMatching(new RegExp(`^[^\\n]*process ${holder.pid}[^\\n]*$`)),
  });
  await kill(holder);
  const opened = await openDataFolder(folder);
  opened.release();
});

test('The same process is refused too, until it lets go', async () => {
  const first = await openDataFolder(folder);
  await expect(openDataFolder(folder)).rejects.toMatchObject({ code: 'data-dir-in-use' });
  first.release();
  (await openDataFolder(folder)).release();
});

test('Secrets are made once, and nobody else on the machine reads them', async () => {
  const first = await openDataFolder(folder);
  first.release();
  const second = await openDataFolder(folder);
  second.release();
  expect(second.secrets).toEqual(first.secrets);
  expect(first.secrets.jwtSecret.length).toBeGreaterThanOrEqual(64);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('A folder that is a file, or whose secrets are broken, is refused and left as it is', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'mine');
  await expect(openDataFolder(file)).rejects.toMatchObject({ code: 'data-dir-unwritable' });
  expect(await readFile(file, 'utf8')).toBe('mine');

  await writeFile(join(folder, 'secrets.json'), '{');
  await expect(openDataFolder(folder)).rejects.toMatchObject({
    code: 'data-dir-unwritable',
    message: expect.stringMatching(/^[^\n]*$/),
  });
  await chmod(join(folder, 'secrets.json'), 0o600);
});
