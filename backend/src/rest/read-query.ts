import { isColumnName, QueryError, readFilters } from './filters.ts';
import { readSelect } from './select.ts';
import type { RowOperation, TableRule } from './table-rules.ts';

/** What PostgREST answers at most when it is set up as this product is, and what a page of a list never reaches. */
const maxRows = 1_000;
const maxSkipped = 100_000;
const maxOrders = 4;
const order = /^([^.]+)(?:\.(?:asc|desc))?(?:\.(?:nullsfirst|nullslast))?$/;
const maxColumns = 60;

/** Parameters that are no filters, and the operations that take them. */
const reserved: Readonly<Record<string, readonly RowOperation[]>> = {
  select: ['read', 'insert', 'update', 'delete'],
  order: ['read'],
  limit: ['read'],
  offset: ['read'],
  columns: ['insert'],
  on_conflict: ['insert'],
};

/**
 * Reads the query of a call for rows and writes it anew from its parts, so that nothing of the caller's own text reaches the
 * parser of Supabase lite.
 *
 * @throws QueryError for whatever is outside of the part of PostgREST's language that is served
 */
export function readQuery(query: URLSearchParams, operation: RowOperation, rule: TableRule): URLSearchParams {
  const result = new URLSearchParams();
  const filters: [string, string][] = [];
  for (const [name, value] of query) {
    if (!Object.hasOwn(reserved, name)) filters.push([name, value]);
    else if (!reserved[name]?.includes(operation)) throw new QueryError(`${name} has no place here`);
    else if (result.has(name)) throw new QueryError(`${name} is given twice`);
    else result.set(name, readReserved(name, value, rule));
  }
  if (operation === 'insert' && filters.length > 0) throw new QueryError(`${filters[0]?.[0]} has no place here`);
  for (const [name, value] of readFilters(filters)) result.append(name, value);
  if (operation === 'read' && !result.has('limit')) result.set('limit', String(maxRows));
  return result;
}

function readReserved(name: string, value: string, { embeds = [] }: TableRule): string {
  switch (name) {
    case 'select':
      return readSelect(value, embeds);
    case 'limit':
      return readCount(name, value, maxRows);
    case 'offset':
      return readCount(name, value, maxSkipped);
    case 'order':
      return readOrder(value);
    default:
      if (!isColumnList(value)) throw new QueryError(`${name} is a list of columns`);
      return value;
  }
}

/** supabase-js writes the columns in quotes. */
function isColumnList(value: string): boolean {
  const columns = value.split(',').map((column) => /^"(.*)"$/.exec(column)?.[1] ?? column);
  return columns.length <= maxColumns && columns.every(isColumnName);
}

function readCount(name: string, value: string, most: number): string {
  if (!/^\d{1,7}$/.test(value) || Number(value) > most) throw new QueryError(`${name} is a number from 0 to ${most}`);
  return String(Number(value));
}

function readOrder(value: string): string {
  const parts = value.split(',');
  if (parts.length > maxOrders || !parts.every((part) => isColumnName(order.exec(part)?.[1] ?? ''))) {
    throw new QueryError(`order takes up to ${maxOrders} columns, each with asc or desc`);
  }
  return value;
}
