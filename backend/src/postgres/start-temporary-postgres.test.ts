// @module-tag postgres
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { findPostgresPrograms } from './find-postgres-programs.ts';
import { postgresMissing, startTemporaryPostgres } from './start-temporary-postgres.ts';

test('The programs on the path come before those of the system', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fursa-programs-'));
  try {
    for (const name of ['initdb', 'postgres']) {
      await writeFile(join(folder, name), '');
      expect(await findPostgresPrograms(`/nowhere:${folder}`)).not.toBe(folder);
      await chmod(join(folder, name), 0o755);
    }
    expect(await findPostgresPrograms(`/nowhere:${folder}`)).toBe(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('A PostgreSQL 15 or later answers, and is gone afterwards', async ({ skip }) => {
  const server = await startTemporaryPostgres();
  if (server === undefined) return skip(postgresMissing);
  const sql = postgres(server.url, { max: 1 });
  const [row] = await sql`show server_version_num`;
  expect(Number(row?.server_version_num)).toBeGreaterThanOrEqual(150_000);
  const open = sql`select pg_sleep(20)`.catch((error: unknown) => error);
  await server.close();
  expect(await open).toBeInstanceOf(Error);
  await sql.end({ timeout: 1 });
  await expect(postgres(server.url, { connect_timeout: 2 })`select 1`).rejects.toThrow();
});
