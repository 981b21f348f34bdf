import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureFiles } from '../../release/testing/write-fixture-build.ts';
import { buildTimeout, type CliFixture, expectRefusal, makeCliFixture } from '../../testing/cli-fixture.ts';

let cli: CliFixture;
beforeEach(async () => {
  cli = await makeCliFixture();
  await mkdir(path.join(cli.folder, 'data'), { mode: 0o700 });
});
afterEach(() => cli.close());

test('A database that cannot be opened stops the start with one line, and is left as it is', {
  timeout: buildTimeout,
}, async () => {
  await writeFixtureFiles(path.join(cli.folder, 'data'), {
    'database/PG_VERSION': '17\n',
    'database/base/5/16400': 'rows',
  });
  await expectRefusal(
    cli.fursa(['start']),
    /^The database \S+ cannot be opened: global\/pg_control is missing in it\./,
  );
  expect(await readFile(path.join(cli.folder, 'data/database/base/5/16400'), 'utf8')).toBe('rows');
});

test('Secrets that are damaged stop the start with one line', { timeout: buildTimeout }, async () => {
  await writeFixtureFiles(path.join(cli.folder, 'data'), { 'secrets.json': '{"jwtSecret":"' });
  await expectRefusal(cli.fursa(['start']), /secrets\.json is damaged: put back a copy of it, or delete it/);
});
