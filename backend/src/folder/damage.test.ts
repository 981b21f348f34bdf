import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BackendRun, backendScript, fingerprint, startBackendProcess } from '../testing/backend-run.ts';
import { employerId, signedIn } from '../testing/people.ts';
import { copyFolder, copyPreparedData } from '../testing/prepared-data.ts';
import type { TestBackend } from '../testing/test-backend.ts';

const execute = promisify(execFile);

/**
 * Runs the backend over a copy of the folder on a disk of its own, in a namespace that ends with it, and tells what the start
 * said, its status, and whether a file changed.
 *
 * @param sound the folder that is copied
 * @param spoil what a shell does to the disk, whose folder is `$disk`, before the start
 */
async function startOnOwnDisk(sound: string, spoil: string): Promise<string[]> {
  const script = `
    set -e
    mount -t tmpfs -o size=192m fursa-test "$disk"
    cp -a "$sound" "$disk/data"
    hash() { (cd "$disk/data" && find . -type f ! -name 'lock*' -exec sha256sum {} + | sort); }
    before=$(hash)
    ${spoil}
    set +e
    timeout 250 "$node" "$script" "$disk/data" 2>&1; echo "status $?"
    [ "$before" = "$(hash)" ] && echo unchanged`;
  const disk = await mkdtemp(join(tmpdir(), 'fursa-disk-'));
  try {
    const env = { ...process.env, disk, sound, node: process.execPath, script: backendScript };
    const { stdout } = await execute('unshare', ['-rm', 'sh', '-c', script], { env, cwd: dirname(backendScript) });
    return stdout.split('\n');
  } finally {
    await rm(disk, { recursive: true });
  }
}

/** Fills the disk but for that much. */
const leaving = (size: string) => `cat /dev/zero >"$disk/rest" 2>&- || truncate -s -${size} "$disk/rest"`;

/** Not on a machine that gives nobody a disk of their own. */
const hasOwnDisks = await execute('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'fursa-test', tmpdir()]).then(
  () => true,
  () => false,
);

/** A start takes two seconds alone on a machine, and many times that beside others. */
const keptCompany = 'Kept Company';

/** A data folder that served. Each test damages a copy. */
let sound: string;
let folder: string;
const runs: BackendRun[] = [];

beforeAll(async () => {
  sound = await copyPreparedData(true);
  const run = startBackendProcess(sound);
  const employer = await signedIn(await run.address(), 'employer');
  const { error } = await employer.from('companies').insert({ name: keptCompany, owner_id: employerId });
  expect(error).toBeNull();
  await run.stop();
});
afterAll(() => rm(sound, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fursa-damaged-'));
  await copyFolder(sound, folder);
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

async function expectKeptCompany(backend: TestBackend): Promise<void> {
  const { data } = await (await signedIn(backend, 'employer')).from('companies').select('name').eq('name', keptCompany);
  expect(data).toEqual([{ name: keptCompany }]);
}

/** The tables of the product, which come after those of PostgreSQL itself. */
function tablesOf(files: Map<string, string>): Map<string, string> {
  return new Map([...files].filter(([name]) => Number(/^database\/base\/5\/(\d+)/.exec(name)?.[1]) >= 16_384));
}

async function zero(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc((await stat(file)).size));
}

interface Damage {
  readonly what: string;
  /** Below the data folder. */
  readonly piece: string;
  damage(path: string): Promise<void>;
  readonly line: RegExp;
  /** PostgreSQL has been at the files by the time it shows. */
  readonly isFoundByPostgres?: boolean;
  /** Whether it stands for its kind in every run of the tests. */
  readonly isSample?: true;
}

const remove = (path: string) => rm(path, { recursive: true });
const halve = async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2));

const damages: readonly Damage[] = [
  {
    what: 'a control file cut short',
    piece: 'database/global/pg_control',
    damage: halve,
    line: /pg_control in it is cut short/,
    isSample: true,
  },
  {
    what: 'a control file of zeros',
    piece: 'database/global/pg_control',
    damage: zero,
    line: /PostgreSQL does not start over it/,
    isFoundByPostgres: true,
    isSample: true,
  },
  {
    what: 'a catalogue of zeros',
    // pg_class: https://www.postgresql.org/docs/17/catalog-pg-class.html
    piece: 'database/base/5/1259',
    damage: zero,
    line: /PostgreSQL does not start over it/,
    isFoundByPostgres: true,
  },
  {
    what: 'a damaged index, of which Supabase lite only prints',
    piece: 'database/base/5/2691',
    damage: zero,
    line: /PostgreSQL says "index .* contains unexpected zero page .*" \(XX002\)/,
    isFoundByPostgres: true,
  },
  {
    what: 'no map of files',
    piece: 'database/global/pg_filenode.map',
    damage: remove,
    line: /pg_filenode.map is missing in it/,
  },
  { what: 'no write-ahead log', piece: 'database/pg_wal', damage: remove, line: /pg_wal in it is empty/ },
  { what: 'no version', piece: 'database/PG_VERSION', damage: remove, line: /PG_VERSION is missing in it/ },
  {
    what: 'the files of another PostgreSQL',
    piece: 'database/PG_VERSION',
    damage: (path) => writeFile(path, '16\n'),
    line: /it is of PostgreSQL 16, and only 17 can open it/,
  },
  {
    what: 'no database',
    piece: 'database',
    damage: remove,
    line: /database is missing, and was there before: put it back/,
  },
  {
    what: 'secrets cut in half',
    piece: 'secrets.json',
    damage: halve,
    line: /secrets.json is damaged: put back a copy of it, or delete it/,
  },
  {
    what: 'no uploaded files',
    piece: 'files',
    damage: remove,
    line: /files is missing, and was there before: put it back/,
  },
];

for (const { what, piece, damage, line, isFoundByPostgres = false, isSample = false } of damages) {
  const tags = isSample ? [] : ['damage'];
  test(`A data folder with ${what} stops the start with one line, and loses nothing`, { tags }, async () => {
    const path = join(folder, piece);
    await damage(path);
    const before = await fingerprint(folder);

    const { status, stderr } = await start().ended();
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(line);
    expect(status).toBe(1);
    const after = await fingerprint(folder);
    if (isFoundByPostgres) {
      expect([...after.keys()]).toEqual(expect.arrayContaining([...before.keys()]));
      expect(tablesOf(after)).toEqual(tablesOf(before));
    } else {
      expect(after).toEqual(before);
      return;
    }

    await rm(path, { recursive: true, force: true });
    await cp(join(sound, piece), path, { recursive: true });
    await expectKeptCompany(await start().address());
  });
}

test.each([
  [
    'the marks',
    ['contents.json', 'database/fursa-complete'],
    /contents.json is missing or damaged. It is written again/,
  ],
  ['the secrets', ['secrets.json'], /secrets.json is missing. New secrets are made; everybody has to sign in again/],
])(
  'A data folder without %s serves what it holds, and says so in one line',
  { tags: ['damage'] },
  async (_what, pieces, line) => {
    for (const piece of pieces) await remove(join(folder, piece));
    const run = start();
    await expectKeptCompany(await run.address());
    await run.kill();
    const { stderr } = await run.ended();
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toMatch(line);
    expect(JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8'))).toEqual(['database', 'files']);
  },
);

test('The lock of a killed process, whose number another one may have by now, stops nobody', {
  tags: ['damage'],
}, async () => {
  await writeFile(join(folder, 'lock.pid'), '1');
  const run = start();
  await expectKeptCompany(await run.address());
  await run.kill();
  expect((await run.ended()).stderr).toBe('');
});

test.runIf(hasOwnDisks)(
  'A full disk stops the start with one line, and changes nothing',
  { tags: ['damage'] },
  async () => {
    const full = await startOnOwnDisk(sound, leaving('16M'));
    expect(full).toEqual([
      expect.stringMatching(/^The disk of \S+\/data is full: \d+ MiB are free and 32 MiB are needed\. Make room on it/),
      'status 1',
      'unchanged',
      '',
    ]);
    const empty = 'rm -r "$disk/data/database" "$disk/data/contents.json"; before=$(hash);';
    const withoutDatabase = await startOnOwnDisk(sound, empty + leaving('64M'));
    expect(withoutDatabase).toEqual([
      expect.stringMatching(/^The disk of .* are free and 96 MiB/),
      'status 1',
      'unchanged',
      '',
    ]);
  },
);

test.runIf(hasOwnDisks)(
  'A folder that can only be read stops the start with one line',
  { tags: ['damage'] },
  async () => {
    expect(await startOnOwnDisk(sound, 'mount -o remount,ro "$disk"')).toEqual([
      expect.stringMatching(/^The data folder \S+ cannot be used: its disk is mounted for reading only/),
      'status 1',
      'unchanged',
      '',
    ]);
  },
);
