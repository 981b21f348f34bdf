/** The words of a table, without order. */
export function words(table: string): ReadonlySet<string> {
  return new Set(table.split(/\s+/).filter((word) => word !== ''));
}
