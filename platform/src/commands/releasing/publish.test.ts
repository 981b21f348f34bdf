import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFixtureRemote } from '../../release/testing/write-fixture-build.ts';
import { expectRefusal, prepareCli } from '../../testing/cli-fixture.ts';

const cli = prepareCli();
const dist = path.join(cli.folder, 'elsewhere');

async function build(version: string) {
  await rm(dist, { recursive: true, force: true });
  const page = { id: 'else', path: '/else', access: 'public' as const, title: { en: 'Else' }, preload: [] };
  await writeFixtureRemote(dist, { name: 'mf-elsewhere', entryGlobal: 'mf_elsewhere', version, pages: [page] });
}

async function run(...args: readonly string[]): Promise<string> {
  const { status, output } = cli.fursa(args);
  expect(await status, output.stderr).toBe(0);
  return output.stdout;
}

test('A remote whose sources are elsewhere is published, compared and rolled back by its name', {
  tags: ['products'],
}, async () => {
  for (const version of ['1.0.0', '1.1.0']) {
    await build(version);
    const published = await run('publish-build', dist);
    expect(published).toMatch(/^Checking mf-elsewhere \.\.\.\n( {2,}.+\n)+Published mf-elsewhere \S+\n$/);
    expect(published).toContain(`Published mf-elsewhere ${version}`);
  }
  expect(await run('publish-build', dist, '--force', 'again')).toBe('mf-elsewhere 1.1.0 is served already\n');
  expect(await run('diff', 'mf-elsewhere', '1.0.0', '1.1.0')).toContain('pages, slots and contract: the same');
  expect(await run('rollback', 'mf-elsewhere')).toBe('mf-elsewhere is back at 1.0.0\n');
});

test('A build that is not right is refused, and nothing is served', async () => {
  await build('1.0.0');
  await rm(path.join(dist, 'static/page.css'));
  const refused = cli.fursa(['publish-build', dist]);
  await expectRefusal(refused, 'mf-elsewhere 1.0.0 is not released: files: ');
  await expectRefusal(cli.fursa(['publish-build', path.join(cli.folder, 'nothing')]), 'cannot be read (ENOENT)');
  await expectRefusal(cli.fursa(['publish-build']), 'Something is missing. Usage: fursa publish-build <folder>');
  await expectRefusal(cli.fursa(['rollback', 'mf-elsewhere']), 'There is no app mf-elsewhere, but shell, mf-');
});
