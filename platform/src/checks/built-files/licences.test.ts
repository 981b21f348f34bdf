import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../build/index.ts';
import { createFixtureRoot } from '../../build/testing/fixture-app.ts';
import { formatNotices, parseNotices } from '../../preset/notices/bundled-package.ts';
import { plant } from '../testing/copy-repository.ts';
import { findRefusedLicences } from './licences.ts';

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
beforeEach(async () => {
  fixture = await createFixtureRoot();
});
afterEach(() => fixture.remove());

const notices = 'mf-jobs/dist/third-party-notices.txt';

/** The fixture's page imports a package of that name. */
async function buildWith(name: string, manifest: object, files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = join('mf-jobs/node_modules', name);
  await fixture.writeRemote({
    'src/job-list-page.tsx': `import { work } from '${name}';\nexport const JobListPage = () => work;`,
  });
  await mkdir(join(fixture.root, folder), { recursive: true });
  await plant(fixture.root, {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...manifest }),
    [`${folder}/index.js`]: 'export const work = "of somebody else";',
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text])),
  });
  await buildApp('mf-jobs', { root: fixture.root });
  return await findRefusedLicences(fixture.root, ['mf-jobs']);
}

test('A build names what is in its bundles, with licence and text, and nothing that is not', async () => {
  const files = { 'LICENCE.md': 'The terms', NOTICE: 'The names', 'README.md': 'The manual' };
  expect(await buildWith('a-package', { license: 'MIT', homepage: 'https://example.com' }, files)).toEqual([]);
  const text = await readFile(join(fixture.root, notices), 'utf8');
  expect(text).toContain('\na-package 1.2.3 (MIT)\nhttps://example.com\n\nThe terms\n\nThe names\n');
  expect(parseNotices(text).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@module-federation/runtime', '@rspack/core', 'a-package', 'tailwindcss']),
  );
  expect(text).not.toMatch(/^react |The manual/m);
});

/** What is said of a build whose notices name a package under that licence. */
const refusedWith = async (license: string) => {
  const listed = { name: 'a-package', version: '1.2.3', license, homepage: undefined, text: 'The terms' };
  await plant(fixture.root, { [notices]: formatNotices([listed]) });
  return await findRefusedLicences(fixture.root, ['mf-jobs']);
};

test.each(['GPL-3.0-only', 'MIT AND GPL-2.0', 'SEE LICENSE IN LICENSE'])(
  'A package under "%s" in a bundle is refused',
  async (license) => {
    expect(await refusedWith(license)).toEqual([`${notices}: refused-licence: a-package is under "${license}"`]);
  },
);

test('A package that names no licence or brings no text of it is refused, one with a choice passes', async () => {
  expect(await buildWith('a-package', {}, { LICENSE: 'The terms' })).toEqual([
    `${notices}: refused-licence: a-package is under "no licence"`,
  ]);
  expect(await buildWith('b-package', { license: 'MIT' }, {})).toEqual([
    `${notices}: no-licence-text: b-package brings no text of its licence`,
  ]);
  expect(await refusedWith('(MIT OR GPL-3.0)')).toEqual([]);
});

test('A build without notices is refused', async () => {
  expect(await findRefusedLicences(fixture.root, ['mf-jobs'])).toEqual([expect.stringContaining('no-notices')]);
});
