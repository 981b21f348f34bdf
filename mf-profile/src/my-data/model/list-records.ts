/** One line of the table of what is stored. */
export interface StoredRecord {
  /** A key of the export, such as `saved_jobs`. */
  readonly kind: string;
  readonly count: number;
}

/** The moment of the export, which is nothing that is stored. */
const noRecord = 'exported_at';

/** What an export holds, in its own order: rows of a list, or one for an object that is there. */
export function listRecords(exported: Readonly<Record<string, unknown>>): readonly StoredRecord[] {
  return Object.entries(exported)
    .filter(([kind]) => kind !== noRecord)
    .map(([kind, value]) => ({ kind, count: Array.isArray(value) ? value.length : Number(value !== null) }));
}
