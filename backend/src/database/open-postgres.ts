import { createPostgresConnection } from '@supabase/lite/postgres';
import { BackendStartError } from '../backend-start-error.ts';
import { type Database, isoTimestamp, isoTimestampWithZone, typeIds } from './database.ts';
import { createSafeSerializers } from './safe-serializers.ts';

/** Any number, the same in every process that starts over one database. */
const migrationLock = 7_203_417;

/**
 * Milliseconds a statement may take. Below the deadline of a call, so that PostgreSQL ends one statement before the backend
 * ends all of them.
 */
const statementTimeout = 5_000;

/**
 * Connects to a PostgreSQL 15 or later.
 *
 * @throws BackendStartError `database-unreachable`
 */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      connection: { statement_timeout: statementTimeout },
      types: {
        timestampWithZone: textType(typeIds.timestampWithZone, isoTimestampWithZone),
        timestamp: textType(typeIds.timestamp, isoTimestamp),
        numeric: textType(typeIds.numeric, Number),
        // Supabase lite hands over JSON that is a text already; the driver's own serializer would quote it once more,
        // and `raw_user_meta_data->>'name'` would be null in triggers.
        json: { to: typeIds.json, from: [typeIds.json], serialize: serializeJson, parse: JSON.parse },
        jsonb: { to: typeIds.jsonb, from: [typeIds.jsonb], serialize: serializeJson, parse: JSON.parse },
      },
    },
  });
  const sql = connection.driver;
  try {
    await sql.unsafe('select 1');
  } catch (cause) {
    await sql.end({ timeout: 0 });
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new BackendStartError(
      'database-unreachable',
      `PostgreSQL does not answer at ${withoutPassword(url)} (${reason}): start it, or correct FURSA_DATABASE_URL.`,
      { cause },
    );
  }
  // After the first statement, with which the driver learns of the types of lists.
  sql.options.serializers = createSafeSerializers(sql.options.serializers);
  return {
    connection,
    async runScript(script) {
      // A migration or the seed takes as long as it takes.
      await sql.begin((transaction) => transaction.unsafe(`set local statement_timeout = 0; ${script}`));
    },
    async runStatements(script) {
      await sql.unsafe(script);
    },
    async query(statement, parameters = []) {
      return await sql.unsafe(statement, [...parameters]);
    },
    exclusively: (work) => work(),
    async whileMigrating(work) {
      const session = await sql.reserve();
      try {
        await session.unsafe(`select pg_advisory_lock(${migrationLock})`);
        return await work();
      } finally {
        await session.unsafe(`select pg_advisory_unlock(${migrationLock})`);
        session.release();
      }
    },
    close: () => sql.end({ timeout: 2 }),
  };
}

function textType(id: number, parse: (text: string) => unknown) {
  return { to: id, from: [id], serialize: String, parse };
}

function serializeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const parsed = new URL(url);
  parsed.password = '';
  return parsed.href;
}
