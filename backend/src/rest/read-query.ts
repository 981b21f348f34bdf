import { isColumnName, QueryError, readFilters } from './filters.ts';
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

const maxItems = 60;
const maxLength = 4_000;
const embed = /^(?:([a-z_][a-z0-9_]{0,62}):)?([a-z_][a-z0-9_]{0,62})\(([^()]*)\)$/;

/**
 * Reads `select`: columns, renamed ones (`name:column`), `*`, and embedded tables of the rule with columns of their own. No casts,
 * no aggregates, no embedding inside of an embedding.
 *
 * @returns the same selection, written anew
 * @throws QueryError
 */
export function readSelect(select: string, embeds: readonly string[]): string {
  if (select.length > maxLength) throw new QueryError(`select is longer than ${maxLength} characters`);
  const items = splitOutsideParentheses(select.replace(/\s+/g, ''));
  if (items.length > maxItems) throw new QueryError(`select names more than ${maxItems} columns`);
  const embedded = new Set<string>();
  return items.map((item) => readItem(item, embeds, embedded)).join(',');
}

function readItem(item: string, embeds: readonly string[], embedded: Set<string>): string {
  if (item === '*' || isColumn(item)) return item;
  const [, alias, table = '', inner = ''] = embed.exec(item) ?? [];
  if (!embeds.includes(table) || embedded.has(table) || (alias !== undefined && !isColumnName(alias)))
    throw new QueryError(`select: ${item.slice(0, 60)} is not served`);
  embedded.add(table);
  const columns = inner.split(',');
  for (const each of columns) {
    if (each !== '*' && !isColumn(each)) throw new QueryError(`select: ${each.slice(0, 60)} is not served`);
  }
  return `${alias === undefined ? '' : `${alias}:`}${table}(${columns.join(',')})`;
}

function splitOutsideParentheses(text: string): string[] {
  const items: string[] = [];
  let start = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') isInside = true;
    else if (character === ')') isInside = false;
    else if (character === ',' && !isInside) {
      items.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...items, text.slice(start)];
}

/** `column`, or `name:column` */
function isColumn(item: string): boolean {
  const names = item.split(':');
  return names.length <= 2 && names.every(isColumnName);
}
