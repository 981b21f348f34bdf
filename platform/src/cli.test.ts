import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishRemote } from './release/index.ts';
import { writeFixtureFiles, writeFixtureRemote } from './release/testing/write-fixture-build.ts';
import { buildTimeout, expectRefusal, prepareCli } from './testing/cli-fixture.ts';

const cli = prepareCli();

describe('a command that is not understood', () => {
  it.each<[string[], string | RegExp]>([
    [[], 'No command. Usage: fursa start | isolate | dev'],
    [['toString'], 'Unknown command toString. Usage: fursa start'],
    [['start', '--fresh=yes'], '--fresh takes no value. Usage: fursa start [--fresh]'],
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
    [{ HOST: '192.0.2.1' }, 'HOST: 192.0.2.1 is no address of this machine'],
  ])('A start with %j ends with one line, and touches nothing', async (variables, message) => {
    await expectRefusal(cli.fursa(['start'], variables), message);
    expect(await readdir(cli.folder)).toEqual([]);
  });

  it('A load without a database says how to name one', async () => {
    await expectRefusal(cli.fursa(['load-data']), 'Set FURSA_DATABASE_URL');
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

  it('A broken registry is left as it is, and the data too', { tags: ['products'] }, async () => {
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

  it('A data folder that cannot be written is named', { timeout: buildTimeout, tags: ['products'] }, async () => {
    await writeFixtureFiles(cli.folder, { file: '' });
    const dataDir = path.join(cli.folder, 'file/data');
    await expectRefusal(cli.fursa(['start'], { FURSA_DATA_DIR: dataDir }), `The data folder ${dataDir} cannot be used`);
  });
});

describe('help', () => {
  it.each([[['--help']], [['help']], [['-h']]])('The words %j list every command, each with one line', async (args) => {
    const run = cli.fursa(args);
    expect(await run.status).toBe(0);
    for (const command of ['start', 'publish <app>...', 'rollback <app> [version]', 'releases [app]', 'undo']) {
      expect(run.output.stdout).toMatch(new RegExp(`^  ${command.replaceAll(/[[\]]/g, '\\$&')}  +\\S.*$`, 'm'));
    }
  });

  it.each([[['rollback', '--help']], [['help', 'rollback']], [['rollback', 'mf-nobody', '-h']]])(
    'The words %j say what the command does and takes, and do nothing',
    async (args) => {
      const run = cli.fursa(args);
      expect(await run.status).toBe(0);
      expect(run.output.stdout).toContain(
        'Usage: fursa rollback <app> [version] [--why "<reason>"] [--force "<reason>"] [--target <address>] [--json]\n',
      );
      expect(run.output.stdout).toMatch(/^ {2}--why "<reason>" {2,}is recorded in the history$/m);
      expect(await readdir(cli.folder)).toEqual([]);
    },
  );
});

describe('answers for programs', () => {
  it('A refusal is one object on stdout, and the status says the same', async () => {
    const run = cli.fursa(['rollback', 'mf-jobs', '--json']);
    expect(await run.status).toBe(1);
    expect(JSON.parse(run.output.stdout)).toEqual({
      ok: false,
      error: expect.stringContaining('mf-jobs is not served from'),
    });
    expect(run.output.stderr).toBe('');
  });

  it('What a command has done is one object on stdout', { tags: ['products'] }, async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await writeFixtureRemote(path.join(cli.folder, version), { version });
      await publishRemote(path.join(cli.folder, version), path.join(cli.folder, 'release'));
    }
    const answer = async (args: readonly string[], variables = {}) => {
      const run = cli.fursa([...args, '--json'], variables);
      expect(await run.status, run.output.stderr).toBe(0);
      return JSON.parse(run.output.stdout);
    };
    const why = ['--why', 'the list stays empty'];
    const rolledBack = await answer(['rollback', 'mf-jobs', ...why], { FURSA_RELEASED_BY: 'amina' });
    expect(rolledBack).toEqual({ ok: true, app: 'mf-jobs', version: '1.0.0' });
    const { apps, changes } = await answer(['releases', 'mf-jobs']);
    expect(apps).toMatchObject([
      {
        versions: [
          { version: '1.0.0', state: 'served' },
          { version: '1.1.0', state: 'rolled back' },
        ],
      },
    ]);
    expect(changes.at(-1)).toMatchObject({
      by: 'amina',
      action: 'rollback',
      from: '1.1.0',
      to: '1.0.0',
      why: 'the list stays empty',
    });
    expect(await answer(['diff', 'mf-jobs', '1.0.0', '1.1.0'])).toMatchObject({ slots: { added: [], removed: [] } });
    expect(await answer(['undo'])).toMatchObject({ app: 'mf-jobs', version: '1.1.0' });
  });
});
