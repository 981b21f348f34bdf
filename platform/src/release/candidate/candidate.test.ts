import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { publishShell as publishShellBuild } from '../publish-shell.ts';
import { findUnsatisfied } from '../shared-modules.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import {
  type RemoteChanges,
  writeFixtureFiles,
  writeFixtureProvision,
  writeFixtureRemote,
  writeFixtureShell,
} from '../testing/write-fixture-build.ts';
import { checkRemote, findLooseStyles } from './check-remote.ts';
import { checkShell } from './check-shell.ts';
import { findOverweight, weighRemote } from './find-overweight.ts';
import { readPreviousShell } from './previous-shell.ts';

const { folder, release, publishShell } = prepareReleaseFolder();
const dist = path.join(folder, 'dist');

/** Faults by the check that found them; checks without one are left out. */
async function faultsOf(changes: RemoteChanges = {}): Promise<Record<string, readonly string[]>> {
  await writeFixtureRemote(dist, changes);
  const { results } = await checkRemote(dist, release);
  return Object.fromEntries(
    results.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults]),
  );
}

describe('the files of a remote', () => {
  it('What is well has no fault, and is as it would be registered', async () => {
    expect(await faultsOf()).toEqual({});
    expect((await checkRemote(dist, release)).remote).toMatchObject({ baseUrl: '/remotes/mf-jobs/1.0.0/' });
  });

  it('Every fault is reported, not only the first', async () => {
    await publishShell('first', '1.0.0');
    await writeFixtureRemote(path.join(folder, 'other'), { name: 'mf-directory' });
    await publishRemote(path.join(folder, 'other'), release);
    expect(await faultsOf({ contract: '^2.0.0', integrity: {} })).toEqual({
      contract: [expect.stringContaining('was built for contract ^2.0.0')],
      files: [expect.stringContaining('integrity in remote.json has no')],
      'pages and slots': [expect.stringContaining("which is mf-directory's")],
    });
  });

  it('A folder without a build has one fault, and nothing else is said of it', async () => {
    const { remote, results } = await checkRemote(dist, release);
    expect([remote, results.map(({ name }) => name)]).toEqual([undefined, ['description']]);
    expect(results[0]?.faults[0]).toContain('Build it first');
  });

  it('A version that was published with other files is a fault', async () => {
    await writeFixtureRemote(dist);
    await publishRemote(dist, release);
    expect(await faultsOf({ owner: 'Somebody else' })).toHaveProperty('version');
  });

  it('A shell that a rollback would restore is checked, and reported when it refuses the remote', async () => {
    const first = await publishShell('first', '1.0.0');
    const second = await publishShell('second', '1.1.0');
    expect(await readPreviousShell(release, { contract: '^1.0.0' })).toEqual({ live: second, previous: first });
    expect(await readPreviousShell(release, { contract: '^1.1.0' })).toEqual({ live: second });
    expect(await faultsOf({ contract: '^1.1.0' })).toEqual({});
    const { results } = await checkRemote(dist, release);
    expect(results.flatMap(({ notes = [] }) => notes)).toContainEqual(expect.stringContaining('would leave it out'));
  });
});

describe('shared modules', () => {
  const provided = {
    react: { version: '19.3.1', names: ['useState'] },
    '@fursa/shared/ui': { version: '1.7.0', names: ['Button'] },
  };

  it.each(['^18.0.0', '^19.9.0', '^20.0.0'])('A build that takes React %s is refused', (range) => {
    expect(findUnsatisfied({ react: { range, names: ['useState'] } }, provided)).toEqual([
      `it takes react ${range}, the shell provides 19.3.1`,
    ]);
  });

  it('What the shell provides is taken, and what it does not have is refused', () => {
    const ui = { range: '^1.0.0', names: ['Button'] };
    expect(findUnsatisfied({ '@fursa/shared/ui': ui }, provided)).toEqual([]);
    const imports = {
      '@fursa/shared/ui': { ...ui, names: ['BrandNewPiece', 'Button', 'Other'] },
      vue: { range: '^3.0.0', names: [] },
    };
    expect(findUnsatisfied(imports, provided)).toEqual([
      'it imports BrandNewPiece, Other of @fursa/shared/ui, which the shell does not have',
      'it takes vue from the shell, which provides react, @fursa/shared/ui',
    ]);
  });

  it('A remote is compared with the live shell, and a note says what a rollback of that would break', async () => {
    const shell = path.join(folder, 'shell');
    for (const names of [['Button'], ['Button', 'Notice']]) {
      await writeFixtureShell(shell, names.join('-'));
      await writeFixtureProvision(shell, { '@fursa/shared/ui': { version: '1.0.0', names } });
      await publishShellBuild(shell, release, '0.1.0');
    }
    const imports = (name: string) => ({ '@fursa/shared/ui': { range: '^1.0.0', names: [name] } });
    expect((await faultsOf({ imports: imports('Modal') }))['shared modules']).toEqual([
      'it imports Modal of @fursa/shared/ui, which the shell does not have',
    ]);
    await writeFixtureRemote(dist, { imports: imports('Notice') });
    const { results } = await checkRemote(dist, release);
    expect(results.find(({ name }) => name === 'shared modules')).toMatchObject({
      faults: [],
      notes: [expect.stringMatching(/^a rollback of the shell to \S+ would break it: it imports Notice/)],
    });
  });

  it('A build that does not say what it takes is refused', async () => {
    await writeFixtureRemote(dist);
    const description = JSON.parse(await readFile(path.join(dist, 'remote.json'), 'utf8'));
    await writeFixtureFiles(dist, { 'remote.json': JSON.stringify({ ...description, imports: undefined }) });
    const { results } = await checkRemote(dist, release);
    expect(results.flatMap(({ faults }) => faults)).toEqual([expect.stringContaining('does not say what')]);
  });
});

describe('bytes and styles', () => {
  it('An entry or a page above its budget is named with both figures, up to two per cent above as a note', async () => {
    const description = await writeFixtureRemote(dist);
    const heavy = new Map([
      [description.entry, Buffer.alloc(20_000)],
      ['static/page.css', Buffer.alloc(50_000)],
    ]);
    const weigh = () => findOverweight(weighRemote(description, heavy));
    expect(weigh()).toEqual({
      faults: [
        'the entry weighs 20000 bytes, more than its 10240',
        'page job-list weighs 50000 bytes, more than its 40960',
      ],
      notes: [],
    });
    heavy.set(`${description.entry}.br`, Buffer.alloc(9)).set('static/page.css', Buffer.alloc(41_000));
    expect(weigh()).toEqual({ faults: [], notes: ['page job-list weighs 41000 bytes, more than its 40960'] });
  });

  it.each([
    ['button { color: red }', 'button is not kept inside [data-mf="mf-jobs"]'],
    ['[data-mf=mf-jobs] p, p { color: red }', 'p is not kept inside'],
    ['[data-mf="mf-jobs-old"] p { color: red }', 'is not kept inside'],
    ['@media print { :root { --x: 1 } }', ':root is not kept inside'],
    ['@import "https://example.com/x.css";', '@import holds for the whole page'],
    ['p {', 'is no style sheet'],
  ])('The style sheet %j is refused', (text, fault) => {
    expect(findLooseStyles('mf-jobs', new Map([['a.css', text]])).join('\n')).toContain(fault);
  });

  it('Scoped styles are accepted: nested rules, animations and layers', () => {
    const text = `@layer remotes { [data-mf='mf-jobs'] .a { color: red; & p { margin: 0 } }
      html[data-theme=dark] [data-mf=mf-jobs] p { margin: 0 } }
      @keyframes mf-jobs-turn { from { rotate: 0deg } to { rotate: 1turn } }`;
    expect(findLooseStyles('mf-jobs', new Map([['a.css', text]]))).toEqual([]);
  });
});

describe('the files of a shell', () => {
  it('A shell that live remotes do not take has a fault, one without pages another', async () => {
    await writeFixtureRemote(dist, { contract: '^1.0.0' });
    await publishRemote(dist, release);
    await writeFixtureShell(path.join(folder, 'next'), 'next');
    await writeFixtureFiles(path.join(folder, 'next'), { 'shell-description.json': '{ "contract": "2.0.0" }' });
    const { results } = await checkShell(path.join(folder, 'next'), release, '0.1.0');
    expect(results.flatMap(({ faults }) => faults)).toEqual([expect.stringContaining('do not take: mf-jobs 1.0.0')]);
    await writeFixtureFiles(path.join(folder, 'none'), { 'main.js': '' });
    const { shell, results: none } = await checkShell(path.join(folder, 'none'), release, '0.1.0');
    expect([shell, none[0]?.faults[0]]).toEqual([undefined, expect.stringContaining('has no index.html')]);
  });
});
