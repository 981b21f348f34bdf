import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { type Database, isoTimestamp, isoTimestampWithZone, typeIds } from './database.ts';
import { createSafeSerializers } from './safe-serializers.ts';

/** Opens PostgreSQL compiled to WebAssembly over a folder, or in memory. */
export async function openPglite(folder: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      extensions: { pg_trgm: trigrams },
      parsers: {
        [typeIds.timestampWithZone]: isoTimestampWithZone,
        [typeIds.timestamp]: isoTimestamp,
        [typeIds.numeric]: Number,
      },
    },
  });
  const pglite = connection.driver;
  await pglite.waitReady;
  pglite.serializers = createSafeSerializers(pglite.serializers);
  return {
    connection,
    async runScript(script) {
      await pglite.transaction(async (transaction) => {
        await transaction.exec(script);
      });
    },
    async runStatements(script) {
      await pglite.exec(script);
    },
    async query(statement, parameters = []) {
      const result = await pglite.query(statement, [...parameters]);
      return result.rows;
    },
    // PGlite is one session. Two requests inside it at once share a transaction, and the one that fails takes the
    // other's acknowledged write with it.
    exclusively: createAsyncLock(),
    whileMigrating: (work) => work(),
    close: () => connection.close(),
  };
}

/** A queue of one: each piece of work starts when the one before it has settled. Work must not ask for its own lock. */
function createAsyncLock(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
