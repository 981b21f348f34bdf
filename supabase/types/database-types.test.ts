import { readFileSync } from 'node:fs';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { expect, test } from 'vitest';
import { databaseTypes } from './database-types.ts';

test('Database.types.ts says what the migrations make', async () => {
  const backend = await startTestBackendWithDatabase({ seed: false });
  try {
    const committed = readFileSync(new URL('../database.types.ts', import.meta.url), 'utf8');
    const written = await databaseTypes(backend.database);
    expect(committed === written, 'run `node supabase/types/write-database-types.ts`').toBe(true);
  } finally {
    await backend.close();
  }
});
