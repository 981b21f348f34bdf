import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../release/target/testing/s3-server.ts';
import { writeFixtureRemote } from '../../release/testing/write-fixture-build.ts';
import { type CliFixture, expectRefusal, makeCliFixture } from '../../testing/cli-fixture.ts';

let cli: CliFixture;
let server: S3Server;
const name = 's3://fursa/site';
const target = ['--target', name];

beforeAll(async () => {
  cli = await makeCliFixture();
  server = await startS3Server(path.join(cli.folder, 'store'), ['fursa']);
});
afterAll(async () => {
  await server.close();
  await cli.close();
});

async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const { status, output } = cli.fursa(args, { ...server.variables, ...variables });
  expect(await status, output.stderr).toBe(0);
  return output.stdout;
}

test('The commands say and do with a bucket what they do with a folder', async () => {
  const dist = path.join(cli.folder, 'elsewhere');
  const page = { id: 'else', path: '/else', access: 'public' as const, title: { en: 'Else' }, preload: [] };
  for (const version of ['1.0.0', '1.1.0']) {
    await writeFixtureRemote(dist, { name: 'mf-elsewhere', entryGlobal: 'mf_elsewhere', version, pages: [page] });
    // What a browser says of a build is tried in the tests of the trial.
    const publish = ['publish-build', dist, '--force', 'no browser here', ...target];
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

test('What stops a command at a bucket is one line that says what to do', async () => {
  const releases = (address: string, variables: Readonly<Record<string, string>>) =>
    cli.fursa(['releases', '--target', address], { ...server.variables, ...variables });
  await expectRefusal(
    releases('s3://elsewhere', {}),
    's3://elsewhere: there is no bucket elsewhere at http://127.0.0.1',
  );
  await expectRefusal(releases('s3://fursa', { AWS_SECRET_ACCESS_KEY: 'wrong' }), 'refuses these credentials (403 Sig');
  await expectRefusal(
    releases('s3://fursa', { AWS_ACCESS_KEY_ID: '' }),
    'No credentials for s3://fursa. Set AWS_ACCESS_',
  );
  await expectRefusal(releases('/srv/releases', {}), '/srv/releases is no target. One is s3://bucket or s3://');
});
