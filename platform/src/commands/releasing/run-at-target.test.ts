// @module-tag products
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '../../release/target/testing/s3-server.ts';
import { writeFixtureRemote } from '../../release/testing/write-fixture-build.ts';
import { prepareCli } from '../../testing/cli-fixture.ts';

const cli = prepareCli();
const name = 's3://fursa/site';
const target = ['--target', name];

test('The commands say and do with a bucket what they do with a folder', async () => {
  const server = await startS3Server(path.join(cli.folder, 'store'), ['fursa']);
  onTestFinished(() => server.close());
  const run = async (args: readonly string[], variables: Readonly<Record<string, string>> = {}) => {
    const { status, output } = cli.fursa(args, { ...server.variables, ...variables });
    expect(await status, output.stderr).toBe(0);
    return output.stdout;
  };
  const dist = path.join(cli.folder, 'elsewhere');
  const page = { id: 'else', path: '/else', access: 'public' as const, title: { en: 'Else' }, preload: [] };
  for (const version of ['1.0.0', '1.1.0']) {
    await writeFixtureRemote(dist, { name: 'mf-elsewhere', entryGlobal: 'mf_elsewhere', version, pages: [page] });
    const publish = ['publish-build', dist, '--force', 'in a test', ...target];
    expect(await run(publish)).toBe(`Published mf-elsewhere ${version}\n${name} is up to date\n`);
  }
  const difference = await run(['diff', 'mf-elsewhere', '1.0.0', '1.1.0', ...target]);
  // As much as the compressed file has.
  expect(difference).toMatch(/entry: \d{2} -> \d{2} /);
  expect(await run(['rollback', 'mf-elsewhere', ...target])).toBe(
    `mf-elsewhere is back at 1.0.0\n${name} is up to date\n`,
  );
  const { releaseDir, apps } = JSON.parse(await run(['releases', '--json'], { FURSA_TARGET: name }));
  expect(releaseDir).toBe(name);
  expect(apps[1].versions).toMatchObject([{ version: '1.0.0', state: 'served' }, { version: '1.1.0' }]);
  const verified = cli.fursa(['registry', 'verify', ...target], server.variables);
  expect(await verified.status).toBe(1);
  expect(verified.output.stdout).toBe('there is no shell\nRevision 3 has faults: 1\n');
});
