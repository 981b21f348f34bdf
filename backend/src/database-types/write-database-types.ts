import { writeFileSync } from 'node:fs';
import { bootBackend } from '../embedded-backend.ts';
import { databaseOf } from '../lite/database-of.ts';
import { databaseTypes } from './database-types.ts';

const { backend, host } = await bootBackend({
  dataDir: undefined,
  siteUrl: 'http://localhost',
  emailConfirmation: false,
  seed: false,
  mailPages: false,
});
writeFileSync(
  new URL('../../../shared/src/backend/database-types.ts', import.meta.url),
  await databaseTypes(databaseOf(host)),
);
await backend.close();
