import { isColumnName, QueryError } from './filters.ts';

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
