import type { Person } from './people.ts';

type Value = string | number | boolean | null | readonly string[];
export type Row = Readonly<Record<string, Value>>;

/** One row of one table, and who may do what with it. Whoever is not named must fail. */
export interface Probe {
  /** What the row is, to be read after "read", "insert", "update" or "delete". */
  readonly of: string;
  /** With its schema. */
  readonly table: string;
  /** The row as it lies there when they try; it is written past all policies. */
  readonly row: Row;
  /** The columns that tell the row from others; `id` unless stated. */
  readonly key?: readonly string[];
  readonly read: readonly Person[];
  /** A further row that everybody tries to add. */
  readonly insert: { readonly row: Row; readonly by: readonly Person[] };
  /** Everybody tries to write this value into every row of the table. */
  readonly update: { readonly column: string; readonly to: Value; readonly by: readonly Person[] };
  /** Everybody tries to empty the table. */
  readonly delete: readonly Person[];
}

export const operations = ['read', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export function allowed(probe: Probe, operation: Operation): readonly Person[] {
  const rule = probe[operation];
  return 'by' in rule ? rule.by : rule;
}

/** Adds a row; columns it does not name take their default. */
export function insertSql(table: string, row: Row): string {
  const columns = Object.keys(row).join(', ');
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, ${literal(JSON.stringify(row))})`;
}

/** The condition under which a row is the probe's. */
export function whereSql({ key = ['id'], row }: Probe): string {
  return key.map((column) => `${column} = ${literal(String(row[column]))}`).join(' and ');
}

/** The condition under which the probe's row has been changed. */
export function isUpdatedSql({ table, update }: Probe): string {
  return `${update.column} is not distinct from ${valueSql(table, update)}`;
}

export function updateSql({ table, update }: Probe): string {
  return `update ${table} set ${update.column} = ${valueSql(table, update)}`;
}

function valueSql(table: string, { column, to }: Probe['update']): string {
  const record = literal(JSON.stringify({ [column]: to }));
  return `(jsonb_populate_record(null::${table}, ${record})).${column}`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
