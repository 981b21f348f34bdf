export { openEmptyDatabase } from './open-empty-database.ts';
export { postgresMissing, startTemporaryPostgres, type TemporaryPostgres } from './start-temporary-postgres.ts';
