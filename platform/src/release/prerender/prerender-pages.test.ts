import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { framePlace } from '../../preset/prerender/prerender-contract.ts';
import { releasePaths } from '../files/release-paths.ts';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { readRegistry } from '../registry-file.ts';
import { rollbackRemote } from '../rollback-remote.ts';
import { rollbackShell } from '../rollback-shell.ts';
import { composePage } from '../static-site/compose-html.ts';
import { configureStaticSite } from '../static-site/configure-static-site.ts';
import { prepareReleaseFolder } from '../testing/release-folder.ts';
import { writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from '../testing/write-fixture-build.ts';
import { listUnrendered } from './list-unrendered.ts';
import { readPrerendered, readPrerenderFailures } from './prerender-pages.ts';

const { folder, release } = prepareReleaseFolder();

/** A shell whose Node build writes what it is given into a frame of its own. */
const shellBuild = (mark: string) => `
  export const importSharedModules = async () => ({ react: { name: 'the one React' } });
  export const renderRemotePage = async (remote, id, module) =>
    '<header>${mark}</header><main data-mf="' + remote.name + '">' + (await module.pages[id]()) + '</main>';`;

async function publishFrame(mark = 'first') {
  const dist = path.join(folder, `shell-${mark}`);
  await writeFixtureShell(dist, mark);
  const index = await readFile(path.join(dist, 'index.html'), 'utf8');
  const frame = `${framePlace.start}<div id="root">frame</div>${framePlace.end}`;
  await writeFixtureFiles(dist, {
    'app.html': index.replace('<body>', `<body>${frame}`),
    'prerender.mjs': shellBuild(mark),
  });
  return await publishShell(dist, release, '0.1.0');
}

/** `source` is the Node build of a remote with the public pages `/one` and `/two`. */
async function publishPages(source: string, version = '1.0.0') {
  const dist = path.join(folder, `remote-${version}`);
  const page = { access: 'public' as const, title: { en: 'Page' }, preload: ['static/page.css'] };
  await writeFixtureRemote(dist, {
    version,
    pages: [
      { ...page, id: 'one', path: '/one' },
      { ...page, id: 'two', path: '/two' },
    ],
  });
  await writeFixtureFiles(dist, { 'prerender.mjs': source });
  return (await publishRemote(dist, release)).remote;
}

const pagesOf = (one: string, two = "'<p>Two</p>'") => `
  const { react } = { react: globalThis.fursaProvidedModules['react'] };
  export const remote = { pages: { one: async () => ${one}, two: async () => ${two} } };
  export const prerenderedPages = ['one', 'two'];`;

const rendered = async (shell: string) =>
  Object.fromEntries(
    (await readPrerendered(release, await readRegistry(release), shell)).map(({ path, html }) => [path, html]),
  );

describe('Publishing', () => {
  test('Pages are rendered by the modules that the shell provides, and with the styles of the page', async () => {
    const { version } = await publishFrame();
    await publishPages(pagesOf("'<h1>One with ' + react.name + '</h1>'"));
    expect(await rendered(version)).toEqual({
      '/one': '<header>first</header><main data-mf="mf-jobs"><h1>One with the one React</h1></main>',
      '/two': '<header>first</header><main data-mf="mf-jobs"><p>Two</p></main>',
    });
    const [page] = await readPrerendered(release, await readRegistry(release), version);
    expect(page?.styles).toContain('padding: 0.5rem');
  });

  test('They are rendered again when the shell is another one', async () => {
    await publishFrame();
    await publishPages(pagesOf("'One'"));
    const { version } = await publishFrame('second');
    expect((await rendered(version))['/one']).toContain('<header>second</header>');
  });

  test('A rollback finds those of the version before', async () => {
    const { version } = await publishFrame();
    await publishPages(pagesOf("'Old'"));
    await publishPages(pagesOf("'New'"), '1.1.0');
    expect((await rendered(version))['/one']).toContain('New');
    await rollbackRemote(release, 'mf-jobs');
    expect((await rendered(version))['/one']).toContain('Old');
  });

  test('Only those count that the registry still calls public', async () => {
    const { version } = await publishFrame();
    const remote = await publishPages(pagesOf("'One'"));
    const [one, two] = remote.pages;
    if (one === undefined || two === undefined) throw new Error('The fixture has two pages');
    const closed = { ...remote, pages: [{ ...one, access: 'protected' as const }, two] };
    const pages = await readPrerendered(release, { schemaVersion: 1, revision: 9, remotes: [closed] }, version);
    expect(pages.map((page) => page.path)).toEqual(['/two']);
  });
});

describe('What cannot be rendered', () => {
  test.each([
    ['throws', "(() => { throw new Error('no window here') })()", 'no window here'],
    ['has a style attribute', '\'<p style="color:red">One</p>\'', 'style='],
    ['has a script', "'<script>alert(1)</script>'", '<script'],
    ['listens in an attribute', '\'<p onclick="alert(1)">One</p>\'', 'onclick='],
  ])('A page that %s is left out with the reason', async (_, source, reason) => {
    const { version } = await publishFrame();
    const remote = await publishPages(pagesOf(source));
    expect(Object.keys(await rendered(version))).toEqual(['/two']);
    expect((await readPrerenderFailures(release, remote, version))['/one']).toContain(reason);
  });

  test('A build that cannot be run at all is left out, too', async () => {
    const { version } = await publishFrame();
    const remote = await publishPages('export const remote = document.title;');
    expect(await rendered(version)).toEqual({});
    expect((await readPrerenderFailures(release, remote, version))['*']).toContain('document is not defined');
    expect(await listUnrendered(release)).toEqual([
      { remote: 'mf-jobs', path: '*', reason: 'ReferenceError: document is not defined' },
    ]);
  });
});

describe('The HTML of a page', () => {
  const template = `<head><title>x</title></head><body>${framePlace.start}<div id="root">frame</div>${framePlace.end}<i></i></body>`;

  test('The styles of a page stand in the head', () => {
    const page = { path: '/one', title: '$& <One>', html: '<h1>$& One</h1>', styles: 'p{content:"$1"}' };
    expect(composePage(template, page)).toBe(
      '<head><title>$&amp; &lt;One&gt; · Fursa</title><style>p{content:"$1"}</style></head><body><div id="root"><h1>$& One</h1></div><i></i></body>',
    );
  });

  test('A template without that place is left as it is', () => {
    expect(
      composePage('<head></head><body></body>', { path: '/one', title: '', html: 'x', styles: '' }),
    ).toBeUndefined();
  });
});

test('A static site has a file for each rendered page, until the page is gone', async () => {
  await publishFrame();
  await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
  await publishPages(pagesOf("'One'"));
  const page = await readFile(path.join(release, 'one.html'), 'utf8');
  expect(page).toContain('<main data-mf="mf-jobs">One</main>');
  expect(page).toContain('"version":"1.0.0"');
  const policy = await readFile(path.join(release, '_headers'), 'utf8');
  expect(policy).toMatch(/style-src 'self' 'sha256-/);

  await writeFile(path.join(release, 'of-the-host.html'), 'written by somebody else');
  const dist = path.join(folder, 'bare');
  await writeFixtureRemote(dist, { version: '2.0.0' });
  await publishRemote(dist, release);
  await expect(readFile(path.join(release, 'one.html'))).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(release, 'of-the-host.html'), 'utf8')).toBe('written by somebody else');
});

test('What failed as a whole is rendered at the next step of a release', { tags: ['products'] }, async () => {
  const { version } = await publishFrame();
  const remote = await publishPages(pagesOf("'One'"));
  const file = releasePaths(release).prerendered(version, remote.name, remote.version);
  await writeFile(file, JSON.stringify({ pages: {}, failures: { '*': 'The machine had no memory' } }));
  await publishFrame('second');
  await rollbackShell(release);
  expect(Object.keys(await rendered(version))).toEqual(['/one', '/two']);
});

test('What was rendered is not rendered again', async () => {
  const { version } = await publishFrame();
  const remote = await publishPages(pagesOf("'One'"));
  const file = releasePaths(release).prerendered(version, remote.name, remote.version);
  await writeFile(file, JSON.stringify({ pages: { '/one': 'kept' }, failures: {} }));
  await publishPages(pagesOf("'One'"));
  expect(await rendered(version)).toEqual({ '/one': 'kept' });
});
