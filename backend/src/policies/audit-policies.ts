import * as z from 'zod';
import { violations } from './attempt.ts';
import { type Session, undone } from './open-session.ts';
import { type Operation, operations, type Probe } from './probe.ts';

const tableRow = z.object({ table: z.string(), is_protected: z.boolean() });
const bucketRow = z.object({ id: z.string() });
const policyRow = z.object({
  policy: z.string(),
  table: z.string(),
  command: z.enum(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'ALL']),
  condition: z.string().nullable(),
  check: z.string().nullable(),
});
type Policy = z.infer<typeof policyRow>;

/** Tables without row-level security, and tables and buckets that no probe looks at. */
export async function findUntestedTables(session: Session, probes: readonly Probe[]): Promise<string[]> {
  const tables = await session.rows(`
    select relnamespace::regnamespace || '.' || relname as table, relrowsecurity as is_protected
    from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    union all select 'storage.objects', relrowsecurity from pg_class where oid = 'storage.objects'::regclass
    order by 1`);
  const buckets = await session.rows('select id from storage.buckets order by id');
  return [
    ...z
      .array(tableRow)
      .parse(tables)
      .flatMap(({ table, is_protected }) => [
        ...(is_protected ? [] : [`${table} has no row-level security`]),
        ...(probes.some((probe) => probe.table === table) ? [] : [`${table} is looked at by no probe`]),
      ]),
    ...z
      .array(bucketRow)
      .parse(buckets)
      .filter(({ id }) => !probes.some(({ table, row }) => table === 'storage.objects' && row.bucket_id === id))
      .map(({ id }) => `the bucket ${id} is looked at by no probe`),
  ];
}

/**
 * Policies that the probes do not hold in place: nobody notices when one is dropped, or when it lets everybody through.
 * So a new policy needs a probe that fails without it, and one that fails when it is too generous.
 */
export async function findUntestedPolicies(session: Session, probes: readonly Probe[]): Promise<string[]> {
  const policies = await session.rows(`
    select policyname as policy, schemaname || '.' || tablename as table, cmd as command, qual as condition, with_check as check
    from pg_policies where schemaname in ('public', 'storage') order by 2, 1`);
  const untested: string[] = [];
  for (const policy of z.array(policyRow).parse(policies)) {
    for (const { change, reads } of changesTo(policy)) {
      if (!(await isNoticed(session, probes, policy, change)))
        untested.push(`the policy "${policy.policy}" on ${policy.table} can ${reads} without anybody noticing`);
    }
  }
  return untested;
}

interface Change {
  readonly change: string;
  readonly reads: string;
}

function changesTo(policy: Policy): Change[] {
  const target = `"${policy.policy}" on ${policy.table}`;
  const clauses = loosenedClauses(policy);
  const loosen = { change: `alter policy ${target} ${clauses}`, reads: 'let everybody through' };
  // A policy that lets nobody through changes nothing by going. It stands behind missing privileges, so they are given.
  if (policy.condition === 'false')
    return [{ ...loosen, change: `grant all on ${policy.table} to anon, authenticated; ${loosen.change}` }];
  const drop = { change: `drop policy ${target}`, reads: 'be dropped' };
  return clauses === '' ? [drop] : [drop, loosen];
}

/** What makes the policy let everybody through; nothing when it does so by intention. */
function loosenedClauses({ condition, check }: Policy): string {
  return [
    condition === null || condition === 'true' ? '' : 'using (true)',
    check === null || check === 'true' ? '' : 'with check (true)',
  ]
    .join(' ')
    .trim();
}

async function isNoticed(session: Session, probes: readonly Probe[], policy: Policy, change: string): Promise<boolean> {
  return await undone(session, async () => {
    await session.script(change);
    for (const probe of probes.filter(({ table }) => table === policy.table)) {
      for (const operation of operationsOf(policy)) {
        if ((await violations(session, probe, operation)).length > 0) return true;
      }
    }
    return false;
  });
}

function operationsOf({ command }: Policy): readonly Operation[] {
  if (command === 'ALL') return operations;
  return [({ SELECT: 'read', INSERT: 'insert', UPDATE: 'update', DELETE: 'delete' } as const)[command]];
}
