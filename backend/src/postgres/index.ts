export { postgresMissing, startTemporaryPostgres, type TemporaryPostgres } from './start-temporary-postgres.ts';
