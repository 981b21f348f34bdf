import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFixtureFiles } from './release/testing/write-fixture-build.ts';
import { buildTimeout, type CliFixture, expectRefusal, makeCliFixture } from './testing/cli-fixture.ts';

let cli: CliFixture;
beforeEach(async () => {
  cli = await makeCliFixture();
});
afterEach(() => cli.close());

describe('a command that is not understood', () => {
  it.each<[string[], string | RegExp]>([
    [[], 'Unknown command . Usage: fursa start | isolate | build'],
    [['toString'], 'Unknown command toString. Usage: fursa start'],
    [['start', '--frehs'], 'Unknown option --frehs. Usage: fursa start [--fresh]'],
    [['start', 'mf-jobs'], 'Unexpected mf-jobs. Usage: fursa start [--fresh]'],
    [['isolate'], 'Something is missing. Usage: fursa isolate <remote> [--fresh]'],
    [['isolate', 'mf-job'], /^There is no remote mf-job, but (mf-\S+, )*mf-jobs\b/],
    [['publish', 'shell', 'mf-job'], 'There is no app mf-job, but shell, mf-'],
    [['rollback', 'mf-job'], 'There is no app mf-job, but shell, mf-'],
    [['rollback', 'mf-jobs', '--force', 'why'], 'Only the shell takes --force. Usage: fursa rollback <app>'],
    [['rollback', 'shell', '--force'], '--force needs a reason. Usage: fursa rollback <app>'],
  ])('The command %j is answered with its usage', async (args, message) => {
    await expectRefusal(cli.fursa(args), message);
    expect(await readdir(cli.folder)).toEqual([]);
  });
});

describe('a start that cannot succeed', () => {
  it.each<[Record<string, string>, string]>([
    [{ PORT: '99999' }, 'PORT: must be a port number'],
    [{ FURSA_EMAIL_CONFIRMATION: 'maybe' }, 'FURSA_EMAIL_CONFIRMATION: must be on or off'],
    [{ SUPABASE_URL: 'http://example.com', SUPABASE_PUBLISHABLE_KEY: 'key' }, 'Must be a valid HTTPS URL'],
    [{ SUPABASE_URL: 'https://example.com' }, 'SUPABASE_PUBLISHABLE_KEY is missing'],
    [{ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is no address of this machine'],
  ])('A start with %j ends with one line, and touches nothing', async (variables, message) => {
    await expectRefusal(cli.fursa(['start'], variables), message);
    expect(await readdir(cli.folder)).toEqual([]);
  });

  it('A taken port is named, and nothing is touched', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    await expectRefusal(cli.fursa(['start', '--fresh'], { PORT: port }), `Port ${port} is taken`);
    expect(await readdir(cli.folder)).toEqual([]);
    other.close();
  });

  it('A broken registry is left as it is, and the data too', async () => {
    const files = {
      'release/registry.json': '{"schemaVersion":1,"remotes":"none"}',
      'data/lock': '',
      'data/files/cv.pdf': 'cv',
    };
    await writeFixtureFiles(cli.folder, files);
    await expectRefusal(cli.fursa(['start', '--fresh']), /registry\.json is wrong at revision: .* publish again\./);
    for (const [file, content] of Object.entries(files)) {
      expect(await readFile(path.join(cli.folder, file), 'utf8')).toBe(content);
    }
  });

  it('A release folder that cannot be written is named', async () => {
    await writeFixtureFiles(cli.folder, { file: '' });
    const releaseDir = path.join(cli.folder, 'file/release');
    await expectRefusal(
      cli.fursa(['start'], { FURSA_RELEASE_DIR: releaseDir }),
      `The release folder ${releaseDir} cannot be written`,
    );
  });

  it('A folder of somebody else is not emptied', async () => {
    await writeFixtureFiles(cli.folder, { 'data/thesis.odt': 'years of work' });
    await expectRefusal(cli.fursa(['start', '--fresh']), "thesis.odt in it is not Fursa's");
    expect(await readdir(path.join(cli.folder, 'data'))).toEqual(['thesis.odt']);
  });

  it('A data folder that cannot be written is named', { timeout: buildTimeout }, async () => {
    await writeFixtureFiles(cli.folder, { file: '' });
    const dataDir = path.join(cli.folder, 'file/data');
    await expectRefusal(cli.fursa(['start'], { FURSA_DATA_DIR: dataDir }), `The data folder ${dataDir} cannot be used`);
  });
});
