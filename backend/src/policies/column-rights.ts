import * as z from 'zod';
import type { Session } from './session.ts';

const rightRow = z.object({ role: z.string(), right: z.string(), table: z.string(), columns: z.string() });

/**
 * What visitors and signed-in people may do with which columns, one line each: `anon SELECT public.jobs: id, title`. All
 * columns are written `*`.
 */
export async function readColumnRights(session: Session): Promise<string[]> {
  const rows = await session.rows(`
    select role, privilege as right, relnamespace::regnamespace || '.' || relname as table,
      case when bool_and(allowed) then '*' else string_agg(attname, ', ' order by attname) filter (where allowed) end as columns
    from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      cross join unnest(array['anon', 'authenticated']) as role
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege
      cross join lateral has_column_privilege(role, pg_class.oid, attnum, privilege) as allowed
    where relkind in ('r', 'p', 'v', 'm') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by role, privilege, relnamespace, relname
    having bool_or(allowed)
    union all
    select role, 'DELETE', relnamespace::regnamespace || '.' || relname, '*'
    from pg_class cross join unnest(array['anon', 'authenticated']) as role
    where relkind in ('r', 'p', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_table_privilege(role, pg_class.oid, 'DELETE')
    order by 3, 1, 2`);
  return z
    .array(rightRow)
    .parse(rows)
    .map(({ role, right, table, columns }) => `${role} ${right} ${table}: ${columns}`);
}

const functionRow = z.object({ function: z.string() });

/** The functions visitors and signed-in people may call, such as `authenticated public.export_my_data()`. */
export async function readCallableFunctions(session: Session): Promise<string[]> {
  const rows = await session.rows(`
    select role || ' ' || pronamespace::regnamespace || '.' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' as function
    from pg_proc cross join unnest(array['anon', 'authenticated']) as role
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, pg_proc.oid, 'EXECUTE')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`);
  return z
    .array(functionRow)
    .parse(rows)
    .map((row) => row.function);
}
