import type { Column, Reference } from './read-schema.ts';

const shortTypes: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' };

/**
 * The schema as an entity-relationship diagram.
 *
 * @see https://mermaid.js.org/syntax/entityRelationshipDiagram.html
 */
export function drawDiagram(columns: readonly Column[], references: readonly Reference[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  return [
    'erDiagram',
    ...references.map(lineOf),
    ...tables.flatMap((table) => [
      `  ${table} {`,
      ...columns.filter((column) => column.table === table).map((column) => columnLine(column, references)),
      '  }',
    ]),
  ].join('\n');
}

function lineOf({ table, column, target, is_required, is_unique }: Reference): string {
  return `  ${target} ${is_required ? '||' : '|o'}--${is_unique ? 'o|' : 'o{'} ${table} : ${column}`;
}

function columnLine({ table, column, type, is_key }: Column, references: readonly Reference[]): string {
  const refers = references.some((reference) => reference.table === table && reference.column === column);
  const marks = [...(is_key ? ['PK'] : []), ...(refers ? ['FK'] : [])].join(', ');
  return `    ${shortTypes[type] ?? type} ${column}${marks === '' ? '' : ` ${marks}`}`;
}
