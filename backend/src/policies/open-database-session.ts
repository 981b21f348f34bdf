import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { type OpenSession, openPgliteSession, openPostgresSession } from './open-session.ts';

type StartBackend = (options: { readonly seed: false; readonly databaseUrl?: string }) => Promise<{
  readonly database: Parameters<typeof openPgliteSession>[0];
  close(): Promise<void>;
}>;

/** A session of a database with the schema and no rows: of PostgreSQL where there is one, else of PGlite. */
export async function openDatabaseSession(startBackend: StartBackend): Promise<OpenSession> {
  const database = await openEmptyDatabase();
  const where = database === undefined ? {} : { databaseUrl: database.url };
  const backend = await startBackend({ seed: false, ...where });
  const session = database === undefined ? openPgliteSession(backend.database) : openPostgresSession(database.url);
  return {
    ...session,
    async close() {
      await session.close();
      await backend.close();
      await database?.close();
    },
  };
}
