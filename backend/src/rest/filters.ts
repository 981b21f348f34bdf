/** A query outside of the part of PostgREST's language that is served. The message is shown to whoever wrote the call. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

const form = /^[a-z_][a-z0-9_]{0,62}$/;
/** PostgreSQL has these in every table, and they tell of its inside. https://www.postgresql.org/docs/15/ddl-system-columns.html */
const systemColumns: ReadonlySet<string> = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);

/**
 * Whether a column may be called so. Supabase lite keeps conditions in plain objects, which have a `constructor` and a `__proto__`
 * already: it drops a condition of that name, and with it the guard of a change or a deletion.
 */
export function isColumnName(name: string): boolean {
  return form.test(name) && !(name in Object.prototype) && !systemColumns.has(name);
}

const maxConditions = 20;
const maxDepth = 2;
const maxValueLength = 2_000;
const maxListItems = 200;

/** Each has an answer within the time that reading the rows takes; patterns and regular expressions do not. */
const comparisons: ReadonlySet<string> = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte']);
const constants: ReadonlySet<string> = new Set(['null', 'true', 'false']);
const list = /^\((?:[^()",\\]*|"(?:[^"\\]|\\.)*")(?:,(?:[^()",\\]*|"(?:[^"\\]|\\.)*"))*\)$/;

/**
 * Reads the conditions of a query: `column=op.value`, and `or=(...)` or `and=(...)` around such.
 *
 * @returns the same conditions, written anew
 * @throws QueryError
 */
export function readFilters(parameters: readonly (readonly [string, string])[]): [string, string][] {
  let count = 0;
  const countOne = () => {
    count += 1;
    if (count > maxConditions) throw new QueryError(`more than ${maxConditions} conditions`);
  };
  return parameters.map(([name, value]): [string, string] => {
    if (name === 'or' || name === 'and') return [name, readGroup(value, 1, countOne)];
    if (!isColumnName(name)) throw new QueryError(`${name.slice(0, 60)} is no column`);
    countOne();
    return [name, readCondition(value)];
  });
}

/** `(a.eq.1,and(b.gt.2,c.is.null))` */
function readGroup(group: string, depth: number, countOne: () => void): string {
  if (depth > maxDepth) throw new QueryError(`conditions nest deeper than ${maxDepth}`);
  const inner = /^\((.*)\)$/s.exec(group)?.[1];
  if (inner === undefined) throw new QueryError('a group of conditions stands in parentheses');
  const members = splitMembers(inner).map((member) => {
    const [, operator, nested] = /^(or|and)(\(.*\))$/s.exec(member) ?? [];
    if (operator !== undefined && nested !== undefined) return `${operator}${readGroup(nested, depth + 1, countOne)}`;
    countOne();
    const dot = member.indexOf('.');
    const column = member.slice(0, dot);
    if (!isColumnName(column)) throw new QueryError(`${column.slice(0, 60)} is no column`);
    return `${column}.${readCondition(member.slice(dot + 1))}`;
  });
  return `(${members.join(',')})`;
}

/** At commas outside of quotes and parentheses. */
function splitMembers(text: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === '\\') at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      members.push(text.slice(start, at));
      start = at + 1;
    }
    if (depth < 0) throw new QueryError('a parenthesis is closed that was not opened');
  }
  if (depth !== 0 || isQuoted) throw new QueryError('a parenthesis or a quote is not closed');
  return [...members, text.slice(start)];
}

/** `eq.value`, `not.in.(a,b)`, `is.null` */
function readCondition(condition: string): string {
  const [, not = '', operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(condition) ?? [];
  if (value.length > maxValueLength) throw new QueryError(`a value is longer than ${maxValueLength} characters`);
  // A NUL is no character of a text in PostgreSQL.
  if (value.includes('\0')) throw new QueryError('a value holds a NUL');
  if (!isServed(operator, value)) throw new QueryError(`${condition.slice(0, 60)} is not served`);
  return `${not}${operator}.${value}`;
}

function isServed(operator: string, value: string): boolean {
  if (comparisons.has(operator)) return true;
  if (operator === 'is') return constants.has(value.toLowerCase());
  return operator === 'in' && list.test(value) && value.split(',').length <= maxListItems;
}
