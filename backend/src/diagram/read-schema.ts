import * as z from 'zod';
import type { Database } from '../database/database.ts';

const columnSchema = z.object({
  table: z.string(),
  column: z.string(),
  type: z.string(),
  is_key: z.boolean(),
});
const referenceSchema = z.object({
  table: z.string(),
  column: z.string(),
  target: z.string(),
  is_required: z.boolean(),
  is_unique: z.boolean(),
});

export type Column = z.infer<typeof columnSchema>;
export type Reference = z.infer<typeof referenceSchema>;

/** The tables of schema `public` and how they refer to each other, as the migrations left them in the database. */
export async function readSchema(
  database: Pick<Database, 'query'>,
): Promise<{ columns: Column[]; references: Reference[] }> {
  const columns = await database.query(`
    select t.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p' and a.attnum = any (k.conkey)) as is_key
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by t.relname, a.attnum`);
  const references = await database.query(`
    select t.relname as table, a.attname as column,
      case when s.nspname = 'public' then '' else s.nspname || '_' end || r.relname as target,
      a.attnotnull as is_required,
      exists (
        select from pg_index i
        where i.indrelid = t.oid and i.indisunique and i.indpred is null and i.indnkeyatts = 1 and i.indkey[0] = a.attnum
      ) as is_unique
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_class r on r.oid = f.confrelid
    join pg_namespace s on s.oid = r.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = f.conkey[1]
    where f.contype = 'f' and t.relnamespace = 'public'::regnamespace
    order by r.relname, t.relname, a.attname`);
  return { columns: z.array(columnSchema).parse(columns), references: z.array(referenceSchema).parse(references) };
}
