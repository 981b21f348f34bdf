import * as z from 'zod';
import type { Database } from '../database/database.ts';

const foundSchema = z.array(z.object({ name: z.string() }));

/**
 * The table that has most to gain: more dead rows than PostgreSQL's own autovacuum lets pass, in itself or in the table beside it that
 * keeps its long texts. Counts are lost when the process is killed, so a large table that was never cleaned counts, too.
 * https://www.postgresql.org/docs/17/routine-vacuuming.html#AUTOVACUUM
 */
const worstTable = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  left join pg_stat_all_tables own on own.relid = c.oid
  left join pg_stat_all_tables texts on texts.relid = c.reltoastrelid
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and (
    own.n_dead_tup > 50 + 0.2 * own.n_live_tup
    or texts.n_dead_tup > 50 + 0.2 * texts.n_live_tup
    or (own.last_vacuum is null and pg_total_relation_size(c.oid) > 4 * 1024 * 1024)
  )
  order by pg_total_relation_size(c.oid) desc
  limit 1`;

/**
 * Makes the room of dead rows usable again in one table. PGlite has no process that does so, and an update leaves the old row
 * where it is: a table that is written to grows for ever.
 *
 * @returns its name, undefined when none needs it
 */
export async function vacuumOneTable(database: Pick<Database, 'query' | 'runStatements'>): Promise<string | undefined> {
  await database.query('select pg_stat_force_next_flush()');
  const [found] = foundSchema.parse(await database.query(worstTable));
  if (found !== undefined) await database.runStatements(`vacuum ${found.name}`);
  return found?.name;
}
