// @module-tag products
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { configureStaticSite, publishShell } from '../release/index.ts';
import { writeFixtureShell } from '../release/testing/write-fixture-build.ts';
import { expectRefusal, prepareCli } from '../testing/cli-fixture.ts';

const cli = prepareCli();

test('The configuration of a host is printed, or written where it is wanted', async () => {
  await expectRefusal(
    cli.fursa(['headers', 'apache']),
    'There is no static host apache, but netlify, nginx, cloudfront.',
  );
  await expectRefusal(cli.fursa(['headers', 'nginx']), 'is no static site. Publish the shell with SUPABASE_URL');
  const release = path.join(cli.folder, 'release');
  await writeFixtureShell(path.join(cli.folder, 'dist'));
  await publishShell(path.join(cli.folder, 'dist'), release, '0.1.0');
  await configureStaticSite(release, { url: 'https://x.supabase.co', publishableKey: 'key' });
  await expectRefusal(cli.fursa(['headers', 'cloudfront']), 'cloudfront takes 4 files; name a folder for them.');
  const hosting = path.join(cli.folder, 'hosting');
  const written = cli.fursa(['headers', 'cloudfront', '--output', hosting]);
  expect(await written.status).toBe(0);
  expect(await readdir(hosting)).toEqual(['assets.json', 'pages.json', 'remotes.json', 'route.js']);
  const printed = cli.fursa(['headers', 'nginx']);
  expect(await printed.status).toBe(0);
  expect(printed.output.stdout).toContain('try_files $fursa_page /app.html;');
  expect(await cli.fursa(['headers', 'netlify', '--output', hosting]).status).toBe(0);
  for (const file of ['_headers', '_redirects']) {
    expect(await readFile(path.join(hosting, file), 'utf8')).toBe(await readFile(path.join(release, file), 'utf8'));
  }
});
