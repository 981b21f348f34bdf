import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BackendRun, openToOthers, startBackendProcess } from '../testing/backend-run.ts';
import { seekerId, signedIn } from '../testing/people.ts';
import { copyPreparedData } from '../testing/prepared-data.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { openDataFolder } from './data-folder.ts';

let folder: string;
let warnings: string[];
const runs: BackendRun[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-backend-'));
  warnings = [];
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.kill();
  await rm(folder, { recursive: true, force: true });
});

function start(): BackendRun {
  const run = startBackendProcess(folder);
  runs.push(run);
  return run;
}

function open(path = folder) {
  return openDataFolder(path, { database: 'inside', warn: (line) => warnings.push(line) });
}

test('After kill -9 during writes every acknowledged row is there', { tags: ['damage'] }, async () => {
  await rm(folder, { recursive: true });
  folder = await copyPreparedData(true);
  const run = start();
  const seeker = await signedIn(await run.address(), 'seeker');
  const acknowledged: string[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let index = 0; ; index += 1) {
      const name = `sample:${writer}-${index}`;
      const { error } = await seeker.from('saved_jobs').insert({ adzuna_id: name, source: 'adzuna' });
      if (error !== null) return;
      acknowledged.push(name);
    }
  };
  const writers = [0, 1, 2, 3].map(write);
  while (acknowledged.length < 60) await sleep(5);
  await run.kill();
  await Promise.all(writers);

  const restarted = await startTestBackend({ dataDir: folder });
  try {
    const { data } = await (await signedIn(restarted, 'seeker')).from('saved_jobs').select('adzuna_id');
    const names = new Set(data?.map(({ adzuna_id }) => adzuna_id));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  } finally {
    await restarted.close();
  }
});

test('A first start that was killed half-way heals at the next one', { tags: ['damage'] }, async () => {
  const run = start();
  const unfinished = join(folder, 'database.unfinished');
  while (!existsSync(unfinished) || readdirSync(unfinished).length === 0) await sleep(2);
  await run.kill();
  expect(await readdir(folder)).not.toContain('database');
  await rm(join(unfinished, 'global'), { recursive: true, force: true });

  const healed = await startTestBackend({ dataDir: folder });
  try {
    const { data } = await (await signedIn(healed, 'seeker')).from('jobs').select('id').limit(1);
    expect(data).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual([
      'contents.json',
      'database',
      'files',
      'lock',
      'lock.pid',
      'secrets.json',
    ]);
  } finally {
    await healed.close();
  }
});

test('A first start takes the place of one that was cut short, and of nothing else', async () => {
  await mkdir(join(folder, 'database.unfinished'));
  await writeFile(join(folder, 'database.unfinished/half'), '');
  await mkdir(join(folder, 'database.copy'));
  const opened = await open();
  opened.release();
  expect(opened).toMatchObject({ isFirstStart: true, databaseFolder: join(folder, 'database.unfinished') });
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['database.copy']));
  expect(await readdir(folder)).not.toContain('database.unfinished');
});

test('A database that is not understood stops the start, whatever else is in the folder', async () => {
  await mkdir(join(folder, 'database.unfinished'));
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database/thesis.odt'), 'years of work');
  await expect(open()).rejects.toMatchObject({ code: 'database-damaged' });
  expect(await readFile(join(folder, 'database/thesis.odt'), 'utf8')).toBe('years of work');
  expect(await readdir(folder)).toContain('database.unfinished');
});

test('A folder whose database is elsewhere leaves alone what is in its own', async () => {
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'contents.json'), '["database"]');
  await rm(join(folder, 'database'), { recursive: true });
  const opened = await openDataFolder(folder, { database: 'elsewhere' });
  opened.release();
  expect(opened).toMatchObject({ databaseFolder: undefined, isFirstStart: false });
  await expect(open()).rejects.toMatchObject({ code: 'data-dir-damaged' });
});

test.runIf(process.platform !== 'win32')(
  'Nobody else on the machine reads the data, after a start and an upload',
  { tags: ['damage'] },
  async () => {
    await chmod(folder, 0o755);
    const run = start();
    const seeker = await signedIn(await run.address(), 'seeker');
    const { error } = await seeker.storage
      .from('cvs')
      .upload(`${seekerId}/cv.pdf`, new Blob(['%PDF-1.7'], { type: 'application/pdf' }), { upsert: true });
    expect(error).toBeNull();
    expect((await seeker.from('saved_jobs').select('job_id')).error).toBeNull();
    expect(await openToOthers(folder)).toEqual([]);
    await run.stop();
    expect((await run.ended()).stderr).toMatch(/^Others on this machine had access to [^\n]+\n$/);
    expect(await openToOthers(folder)).toEqual([]);
  },
);

test.runIf(process.platform !== 'win32')(
  'A folder that was open to others is closed with all that is in it, which is told once',
  async () => {
    await mkdir(join(folder, 'files/inside'), { recursive: true });
    await writeFile(join(folder, 'files/inside/letter'), 'private');
    await writeFile(join(folder, 'not-ours'), '', { mode: 0o644 });
    for (const path of ['.', 'files', 'files/inside']) await chmod(join(folder, path), 0o777);
    (await open()).release();
    expect(await openToOthers(folder)).toEqual(['not-ours 644']);
    (await open()).release();
    expect(warnings).toEqual([
      expect.stringMatching(/^Others on this machine had access to \S+\. Only its owner has now\.$/),
    ]);
  },
);

test('A second process is refused with the first one named, and may come once that one is killed', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
      const { openDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))});
      await openDataFolder(${JSON.stringify(folder)}, { database: 'inside' });
      console.log('held');
      setInterval(() => undefined, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(holder.stdout, 'data');

  await expect(open()).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringMatching(new RegExp(`^[^\\n]*process ${holder.pid}[^\\n]*$`)),
  });
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  (await open()).release();
});

test('Secrets are made once, and nobody else on the machine reads them', async () => {
  const first = await open();
  first.release();
  const second = await open();
  second.release();
  expect(second.secrets).toEqual(first.secrets);
  expect(first.secrets.jwtSecret.length).toBeGreaterThanOrEqual(64);
  expect(await openToOthers(folder)).toEqual([]);
});

test('A folder that is a file, or whose secrets are broken, is refused and left as it is', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'mine');
  await expect(open(file)).rejects.toMatchObject({ code: 'data-dir-unwritable' });
  expect(await readFile(file, 'utf8')).toBe('mine');

  await writeFile(join(folder, 'secrets.json'), '{');
  await expect(open()).rejects.toMatchObject({
    code: 'data-dir-damaged',
    message: expect.stringMatching(/^[^\n]*$/),
  });
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{');
});
