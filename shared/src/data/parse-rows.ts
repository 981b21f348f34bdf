import type { Selected } from '@fursa/shared/backend';
import type * as z from 'zod/mini';

export interface ParsedRows<Row> {
  readonly rows: readonly Row[];
  /** Rows the schema refused: one bad row must not hide the good ones. */
  readonly skipped: number;
}

/** Parses each row on its own. */
export function parseRows<Row, Rows extends readonly unknown[]>(
  schema: z.ZodMiniType<Row>,
  data: Rows & Selected<Rows>,
): ParsedRows<Row> {
  const rows = data.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  return { rows, skipped: data.length - rows.length };
}
