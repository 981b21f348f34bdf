import { existsSync } from 'node:fs';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rollbackRemote } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import { writeFixtureFiles } from '../testing/write-fixture-build.ts';
import { prune } from './prune.ts';
import { verifyRelease } from './verify-release.ts';

const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000;

const { release, publish, publishShell } = prepareReleaseFolder();

const keptVersions = async () => (await readdir(path.join(release, 'remotes/mf-jobs'))).sort();

describe('pruning', () => {
  it('What is served, what a rollback would bring back and what was served lately stay', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    expect((await prune(release, { now: inDays(29) })).removed).toEqual([]);
    expect((await prune(release, { now: inDays(31), isTrial: true })).removed).toEqual(['remotes/mf-jobs/1.0.0']);
    expect(await keptVersions()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect((await prune(release, { now: inDays(31) })).removed).toEqual(['remotes/mf-jobs/1.0.0']);
    expect(await keptVersions()).toEqual(['1.1.0', '1.2.0']);
    expect((await rollbackRemote(release, 'mf-jobs')).version).toBe('1.1.0');
  });

  it('What a change of the last days has replaced stays, however old it is', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) await publish(version);
    const file = path.join(release, 'changes.json');
    const changes = JSON.parse(await readFile(file, 'utf8'));
    changes.at(-1).at = new Date(inDays(20)).toISOString();
    changes.at(-2).at = new Date(inDays(19)).toISOString();
    await writeFile(file, JSON.stringify(changes));
    expect((await prune(release, { now: inDays(40) })).removed).toEqual(['remotes/mf-jobs/1.0.0']);
  });

  it('A version that the registry names in a field of newer tools stays', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    const file = path.join(release, 'registry.json');
    const registry = JSON.parse(await readFile(file, 'utf8'));
    registry.remotes[0].canary = { version: '1.0.0', percent: 5 };
    await writeFile(file, JSON.stringify(registry));
    expect((await prune(release, { now: inDays(31) })).removed).toEqual([]);
  });

  it('Old shells go with the assets that no other needs', async () => {
    const [first] = [await publishShell('first'), await publishShell('second'), await publishShell('third')];
    const { removed, notes } = await prune(release, { now: inDays(31) });
    expect(notes).toEqual([]);
    expect(removed).toEqual([
      `shells/${first}`,
      ...['', '.br', '.gz'].map((ending) => `assets/main.first.js${ending}`),
    ]);
    await rollbackShell(release);
    expect(existsSync(path.join(release, 'assets/main.second.js'))).toBe(true);
  });

  it('Rendered pages go with the shell or the remote they were rendered for', async () => {
    const [first, , third] = [await publishShell('a'), await publishShell('b'), await publishShell('c')];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
    const rendered = (shell: string | undefined, version: string) => `prerendered/${shell}/mf-jobs@${version}.json`;
    const files = [rendered(first, '1.2.0'), rendered(third, '1.0.0'), rendered(third, '1.2.0')];
    await writeFixtureFiles(release, Object.fromEntries(files.map((file) => [file, '{}'])));
    const { removed } = await prune(release, { now: inDays(31) });
    const gone = [`prerendered/${first}`, rendered(third, '1.0.0')];
    expect(removed.filter((name) => name.startsWith('prerendered')).sort()).toEqual(gone.sort());
  });

  it('Assets stay as long as a shell does not say which are its own', async () => {
    await publishShell('first');
    const second = await publishShell('second');
    await publishShell('third');
    await rm(path.join(release, `shells/${second}/assets.json`));
    const { removed, notes } = await prune(release, { now: inDays(31) });
    expect(removed.some((name) => name.startsWith('assets/'))).toBe(false);
    expect(notes).toEqual([expect.stringContaining(second)]);
  });

  it('What a killed publish left behind goes, whatever its age', async () => {
    await publish('1.0.0');
    const leftover = 'remotes/mf-jobs/.01234567-89ab-cdef-0123-456789abcdef.tmp';
    await writeFixtureFiles(release, { [`${leftover}/entry.js`]: 'half' });
    expect((await prune(release, { isTrial: true })).removed).toEqual([leftover]);
    expect(existsSync(path.join(release, leftover))).toBe(true);
    expect((await prune(release)).removed).toEqual([leftover]);
    expect(existsSync(path.join(release, leftover))).toBe(false);
  });
});

describe('verifying', () => {
  it('A whole release has no fault', async () => {
    await publishShell('first');
    await publish('1.0.0');
    expect(await verifyRelease(release)).toEqual({ revision: 1, faults: [], files: 2 });
  });

  it('A truncated or missing file, a bad entry and a foreign origin are each reported', async () => {
    await publishShell('first');
    await publish('1.0.0');
    await truncate(path.join(release, 'remotes/mf-jobs/1.0.0/static/page.css'), 3);
    const file = path.join(release, 'registry.json');
    const registry = JSON.parse(await readFile(file, 'utf8'));
    const [jobs] = registry.remotes;
    const elsewhere = { ...jobs, name: 'mf-away', baseUrl: 'http://127.0.0.1:1/', pages: [], integrity: {} };
    registry.remotes.push({ ...jobs, name: 'mf-bad', entry: '../x.js' }, elsewhere);
    await writeFile(file, JSON.stringify(registry));
    expect((await verifyRelease(release)).faults).toEqual([
      expect.stringMatching(/^mf-bad is left out: entry/),
      expect.stringContaining('static/page.css differs from its integrity'),
      'mf-away comes from http://127.0.0.1:1, which is not among the allowed origins',
    ]);
  });

  it('A site that serves other files is reported', async () => {
    await publishShell('first');
    await publish('1.0.0');
    const server = createServer((request, response) => {
      const isStyle = request.url?.endsWith('.css') === true;
      response.writeHead(isStyle ? 200 : 404).end('body {}');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await verifyRelease(release, { site })).faults).toEqual([
      `${site}/remotes/mf-jobs/1.0.0/remoteEntry.0123abcd.js answers 404`,
      `${site}/remotes/mf-jobs/1.0.0/static/page.css differs from its integrity`,
    ]);
    server.close();
  });

  it('A folder without a shell serves nothing', async () => {
    expect((await verifyRelease(release)).faults).toEqual(['there is no shell']);
  });
});
