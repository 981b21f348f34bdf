type Value = string | boolean | null | undefined | readonly string[];

/** A value as SQL text. */
export function literal(value: Value): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return `array[${value.map(literal).join(', ')}]::text[]`;
}

/** An `insert` of many rows; every row is a list of SQL texts in the order of `columns`. */
export function insertRows(table: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const values = rows.map((row) => `  (${row.join(', ')})`).join(',\n');
  return `insert into ${table} (${columns.join(', ')}) values\n${values};\n`;
}
