/** One line of the table of what is stored. */
export interface StoredRecord {
  /** A key of the export, such as `saved_jobs`. */
  readonly kind: string;
  readonly count: number;
}

/** The moment of the export, which is nothing that is stored. */
const noRecord = 'exported_at';

/**
 * What an export holds: rows of a list, or one for an object that is there. What there is comes first, and then everything in the
 * order of `known` kinds, others last.
 */
export function listRecords(
  exported: Readonly<Record<string, unknown>>,
  known: readonly string[] = [],
): readonly StoredRecord[] {
  const rank = (kind: string) => (known.includes(kind) ? known.indexOf(kind) : known.length);
  return Object.entries(exported)
    .filter(([kind]) => kind !== noRecord)
    .map(([kind, value]) => ({ kind, count: Array.isArray(value) ? value.length : Number(value !== null) }))
    .sort((one, other) => Number(one.count === 0) - Number(other.count === 0) || rank(one.kind) - rank(other.kind));
}
