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
