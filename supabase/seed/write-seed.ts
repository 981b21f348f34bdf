import { writeFileSync } from 'node:fs';
import { seedSql } from './seed-sql.ts';

writeFileSync(new URL('../seed.sql', import.meta.url), seedSql());
