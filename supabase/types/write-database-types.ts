import { writeFileSync } from 'node:fs';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { databaseTypes } from './database-types.ts';

const backend = await startTestBackendWithDatabase({ seed: false });
writeFileSync(new URL('../database.types.ts', import.meta.url), await databaseTypes(backend.database));
await backend.close();
