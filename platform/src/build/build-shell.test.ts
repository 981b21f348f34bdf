import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import { createFixtureRoot } from './testing/fixture-app.ts';

const pageWithRoot = `<!doctype html><html lang="en"><head><title>Shell</title>
<script type="application/json" id="fursa-registry"></script><script type="application/json" id="fursa-config"></script>
</head><body><div id="root"></div></body></html>`;

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
let html: string;

beforeAll(async () => {
  fixture = await createFixtureRoot();
  await fixture.writeShell();
  await buildApp('shell', { root: fixture.root });
  html = await readFile(`${fixture.root}/shell/dist/index.html`, 'utf8');
});
afterAll(() => fixture.remove());

test('A built shell keeps the places for registry and configuration', () => {
  expect(html).toContain('<script type="application/json" id="fursa-registry"></script>');
  expect(html).toContain('<script type="application/json" id="fursa-config"></script>');
});

test('A built shell has the theme script in its head, minified, before everything that can paint', () => {
  expect(html).toContain('<script>document.documentElement.dataset.theme="dark";</script>');
  expect(html.indexOf('dataset.theme')).toBeLessThan(html.indexOf('/assets/'));
});

test('A built shell loads its script deferred and its style, both with their integrity', async () => {
  const tags = html.match(/<(script|link)[^>]*\/assets\/[^>]*>/g) ?? [];
  expect(tags.map((tag) => /main\.[0-9a-f]{8}\.\w+/.exec(tag)?.[0].replace(/\.[0-9a-f]{8}/, ''))).toEqual([
    'main.js',
    'main.css',
  ]);
  expect(tags[0]).toContain(' defer');
  for (const tag of tags) {
    const file = /"\/(assets\/[^"]+)"/.exec(tag)?.[1];
    const bytes = await readFile(`${fixture.root}/shell/dist/${file}`);
    expect(tag).toContain(`integrity="sha256-${createHash('sha256').update(bytes).digest('base64')}"`);
  }
});

test('A built shell writes every token, for the remotes rely on them', async () => {
  const assets = `${fixture.root}/shell/dist/assets`;
  const style = (await readdir(assets)).find((name) => /^main\..*\.css$/.test(name));
  const tokens = await readFile(new URL(import.meta.resolve('@fursa/shared/tokens.css')), 'utf8');
  const names = [...tokens.matchAll(/^ *(--(?:color|radius|text)-[a-z0-9-]+):/gm)].map(([, name]) => name ?? '');
  const css = await readFile(`${assets}/${style}`, 'utf8');
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(css).toContain(`${name}:`);
});

test('A built shell brings the files of public/ as they are', async () => {
  expect(await readFile(`${fixture.root}/shell/dist/robots.txt`, 'utf8')).toBe('User-agent: *');
});

test('A built shell brings the production files of its packages', async () => {
  const assets = `${fixture.root}/shell/dist/assets`;
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const scripts = (await Promise.all(names.map((name) => readFile(`${assets}/${name}`, 'utf8')))).join('\n');
  expect(scripts).toContain('Unexpected Application Error!');
  expect(scripts).not.toContain('Hey developer');
});

test('A built shell whose pages can be prerendered has the landing page in index.html and the frame in app.html, with their styles, and says what it provides', async () => {
  const other = await createFixtureRoot();
  await other.writeShell({
    'src/prerender.tsx': `import picture from './picture.svg';
      export const renderLandingPage = () => '<h1 class="p-2">Rendered at ' + picture + '</h1>';
      export const renderFrame = () => '<header class="p-3">Frame</header>';
      export const provideSharedModules = async () => ({ react: { version: '19.0.0', lib: () => ({ b: 1, a: 2 }) } });`,
    'src/main.tsx': "import picture from './picture.svg'; document.title = picture; import('./later.ts');",
    'src/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/index.html': pageWithRoot,
  });
  await buildApp('shell', { root: other.root });
  const read = (name: string) => readFile(`${other.root}/shell/dist/${name}`, 'utf8');
  const [landing, app, assets] = [
    await read('index.html'),
    await read('app.html'),
    await readdir(`${other.root}/shell/dist/assets`),
  ];
  const provided = JSON.parse(await read('provided-modules.json'));
  await other.remove();
  const picture = assets.find((name) => name.startsWith('picture.'));
  expect(provided).toEqual({ react: { version: '19.0.0', names: ['a', 'b'] } });
  expect(landing).toContain(`<div id="root"><h1 class="p-2">Rendered at /assets/${picture}</h1></div>`);
  expect(app).toContain('<div id="root"><header class="p-3">Frame</header></div>');
  for (const html of [landing, app]) {
    expect(html).toMatch(/<style>[^<]*\.p-2\{/);
    expect(html).not.toContain('rel="stylesheet"');
  }
});
