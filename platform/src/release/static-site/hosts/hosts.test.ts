import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findExecutable } from '../../../browser/find-chromium.ts';
import { framePlace } from '../../../preset/prerender/prerender-contract.ts';
import { releasePaths } from '../../files/release-paths.ts';
import { publishShell } from '../../publish-shell.ts';
import { prepareReleaseFolder } from '../../testing/release-folder.ts';
import { writeFixtureFiles, writeFixtureShell } from '../../testing/write-fixture-build.ts';
import { configureStaticSite, readStaticHosting } from '../configure-static-site.ts';
import { composeHeaderRules } from '../header-rules.ts';
import { staticHosts } from './index.ts';

const supabaseUrl = 'https://x.supabase.co';
const page = "<script>document.title = 'x'</script><style>p { color: red }</style>";
const rules = composeHeaderRules([page], supabaseUrl);
const hosting = {
  rules,
  renderedPaths: ['/register', '/login'],
  pagePaths: ['/login', '/jobs', '/jobs/:jobId', '/companies/:id?'],
};
const pagePolicy = rules.pages['Content-Security-Policy'] ?? '';

test('The policy of pages names their inline scripts; nothing else may run what a page may', () => {
  expect(pagePolicy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(pagePolicy).toContain("require-trusted-types-for 'script'");
  expect(rules.files['Content-Security-Policy']).toContain("default-src 'none'");
  expect(rules.assets['Content-Security-Policy']).toContain(`connect-src 'self' ${supabaseUrl}`);
});

test('Every host says every header of every place, as far as it can', () => {
  const written = (name: keyof typeof staticHosts) => Object.values(staticHosts[name](hosting)).join('\n');
  for (const [place, headers] of Object.entries(rules)) {
    for (const [name, value] of Object.entries(headers)) {
      // Nobody keeps for a year that a file is missing.
      const when = String(value).includes('immutable') ? '' : ' always';
      expect(written('nginx'), `${place}: ${name}`).toContain(`add_header ${name} "${value}"${when};`);
    }
  }
  for (const [name, value] of Object.entries(rules.pages)) {
    // What the pages of such a host say of themselves.
    const sent = value.replace("; require-trusted-types-for 'script'; trusted-types default", '');
    if (name !== 'Cache-Control') expect(written('netlify')).toContain(`  ${name}: ${sent}\n`);
  }
});

describe('_headers', () => {
  test('A path below another rule repeats nothing, for values of one name would be joined', () => {
    const { _headers = '' } = staticHosts.netlify(hosting);
    const names = [..._headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    expect(names.filter((name) => name === 'Content-Security-Policy')).toHaveLength(1);
    expect(names.filter((name) => name === 'Cross-Origin-Resource-Policy')).toHaveLength(1);
    expect(_headers).toContain(
      '/remotes/*\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n',
    );
  });
});

test('Redirects lead addresses of pages that are no file to app.html, and hide the records of the release', () => {
  const { _redirects = '' } = staticHosts.netlify(hosting);
  expect(_redirects.split('\n').filter((line) => line.endsWith('200'))).toEqual([
    '/companies /app.html 200',
    '/companies/:id /app.html 200',
    '/jobs /app.html 200',
    '/jobs/:jobId /app.html 200',
  ]);
  expect(_redirects).toContain('/history.json /404.html 404!\n/registry.lock /404.html 404!\n');
  expect(_redirects).toContain('/shells/* /404.html 404!\n');
});

const nginx = await findExecutable(['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']);

describe('nginx', () => {
  const { 'fursa.conf': config = '' } = staticHosts.nginx(hosting);

  test('Hashed files are kept for a year, and those of remotes are for other origins', () => {
    const remotes = /location \^~ \/remotes\/ \{[^}]*\}/.exec(config)?.[0];
    expect(remotes).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    expect(remotes).toContain('add_header Cross-Origin-Resource-Policy "cross-origin" always;');
    expect(remotes).toContain('try_files $uri =404;');
  });

  test('A path is answered with its own page, or with app.html', () => {
    expect(config).toContain(`set $fursa_page "\${uri}.html";`);
    expect(config).toContain('try_files $fursa_page /app.html;');
    expect(config).toContain('location = / {\n  try_files /index.html =404;');
  });

  test.skipIf(nginx === undefined)('The outcome is taken by nginx itself', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fursa-nginx-'));
    try {
      await writeFile(path.join(folder, 'fursa.conf'), config);
      const server = `server { listen 127.0.0.1:1; root ${folder}; include ${folder}/fursa.conf; }`;
      await writeFile(path.join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp { ${server} }\n`);
      await promisify(execFile)(nginx ?? '', ['-t', '-q', '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('CloudFront', () => {
  const files = staticHosts.cloudfront(hosting);
  const item = z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) });
  const policy = z.object({
    ResponseHeadersPolicyConfig: z.object({
      Name: z.string(),
      SecurityHeadersConfig: z.object({
        ContentSecurityPolicy: z.object({ Override: z.literal(true), ContentSecurityPolicy: z.string() }),
        StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number(), IncludeSubdomains: z.literal(true) }),
      }),
      CorsConfig: z.object({ AccessControlAllowOrigins: z.object({ Items: z.array(z.string()) }) }).optional(),
      CustomHeadersConfig: z.object({ Quantity: z.number(), Items: z.array(item) }),
    }),
  });
  const read = (file: keyof typeof files) => policy.parse(JSON.parse(files[file] ?? '')).ResponseHeadersPolicyConfig;

  test('Each behaviour has a policy with the headers of its place', () => {
    const pages = read('pages.json');
    expect(pages.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(pagePolicy);
    expect(pages.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(63_072_000);
    expect(pages.CustomHeadersConfig.Quantity).toBe(pages.CustomHeadersConfig.Items.length);
    expect(pages.CorsConfig).toBeUndefined();
    const remotes = read('remotes.json');
    expect(remotes.CorsConfig?.AccessControlAllowOrigins.Items).toEqual(['*']);
    expect(remotes.CustomHeadersConfig.Items).toContainEqual({
      Header: 'Cache-Control',
      Value: 'public, max-age=31536000, immutable',
      Override: true,
    });
  });

  test('A policy that CloudFront does not take is refused', () => {
    const scripts = Array.from({ length: 30 }, (_, index) => `<script>document.title = '${index}'</script>`);
    const long = { ...hosting, rules: composeHeaderRules(scripts, supabaseUrl) };
    expect(() => staticHosts.cloudfront(long)).toThrow('and CloudFront takes 1783');
  });

  test.each([
    ['/', '', '/index.html'],
    ['/login', '', '/login.html'],
    ['/login', 'next', '/app.html'],
    ['/jobs/123', '', '/app.html'],
    ['/registry.json', '', '/registry.json'],
    ['/gone.js', '', '/gone.js'],
    ['/.well-known/security.txt', '', '/.well-known/security.txt'],
    ['/history.json', '', undefined],
    ['/shells/1/pages/app', '', undefined],
    ['/_headers', '', undefined],
  ])('The path %j with the query %j is answered with %j', (uri, query, answer) => {
    const request = { uri, querystring: query === '' ? {} : { [query]: { value: '' } } };
    const outcome = vm.runInNewContext(`${files['route.js']}; handler({ request })`, { request });
    if (answer === undefined) expect(outcome).toMatchObject({ statusCode: 404 });
    else expect(outcome).toMatchObject({ uri: answer });
  });
});

describe('the site in a release folder', () => {
  const { folder, release, publish } = prepareReleaseFolder();

  test('The headers are those of the pages that are served', async () => {
    const shell = path.join(folder, 'shell');
    await writeFixtureShell(shell);
    const frame = `${framePlace.start}<div id="root"></div>${framePlace.end}`;
    const template = await readFile(path.join(shell, 'index.html'), 'utf8');
    await writeFixtureFiles(shell, { 'app.html': template.replace('<body>', `<body>${frame}`) });
    const { version } = await publishShell(shell, release, '0.1.0');
    await expect(readStaticHosting(release)).rejects.toThrow('is no static site. Publish the shell with SUPABASE_URL');
    await configureStaticSite(release, { url: supabaseUrl, publishableKey: 'key' });
    const served = await readStaticHosting(release);
    expect(served.renderedPaths).toEqual([]);
    expect(served.rules.pages['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(served.rules.pages['Content-Security-Policy']).not.toMatch(/style-src 'self' 'sha256-/);
    const page = { access: 'public' as const, title: { en: 'Sign in' }, preload: ['static/page.css'] };
    const pages = ['login', 'gone'].map((id) => ({ ...page, id, path: `/${id}` }));
    const rendered = JSON.stringify({ pages: { '/login': '<p>Sign in</p>' }, failures: {} });
    const file = releasePaths(release).prerendered(version, 'mf-jobs', '1.0.0');
    await writeFixtureFiles(path.dirname(file), { [path.basename(file)]: rendered });
    await publish('1.0.0', { pages });
    const again = await readStaticHosting(release);
    expect(again.renderedPaths).toEqual(['/login']);
    expect(again.pagePaths).toEqual(expect.arrayContaining(['/privacy', '/login', '/gone']));
    expect(again.rules.pages['Content-Security-Policy']).toMatch(/style-src 'self' 'sha256-/);
    expect(staticHosts.netlify(again)._headers).toBe(await readFile(path.join(release, '_headers'), 'utf8'));
  });
});
