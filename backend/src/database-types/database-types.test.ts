import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { databaseTypes } from './database-types.ts';

test('The committed types say what the migrations make', async () => {
  const backend = await startTestBackendWithDatabase({ seed: false });
  try {
    const committed = readFileSync(new URL('../../../shared/src/backend/database-types.ts', import.meta.url), 'utf8');
    const written = await databaseTypes(backend.database);
    expect(committed === written, 'run `node backend/src/database-types/write-database-types.ts`').toBe(true);
  } finally {
    await backend.close();
  }
});
