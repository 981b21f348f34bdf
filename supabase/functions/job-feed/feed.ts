import * as z from 'zod';
import type { FeedSource } from '../_shared/feed-variables.ts';
import type { Posting } from './external-job.ts';

/** Why a feed was skipped, in words of ours: what a stranger answered stays out of logs and tables. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}

export interface FeedRequest {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; GET without one. */
  readonly body?: unknown;
}

/** One source of postings: what it asks, what it makes of the answer, and the terms it is used under. */
export interface Feed {
  readonly source: FeedSource;
  /** Shown beside each of its postings. */
  readonly attribution: string;
  /** How long its postings are served before it is asked again, in minutes. */
  readonly staleAfterMinutes: number;
  readonly callsPerDay: number;
  /** How many requests one `load` makes. */
  readonly callsPerLoad: number;
  /** @throws FeedError when the answer is none of this feed's. */
  load(reader: FeedReader): Promise<readonly Posting[]>;
}

/** What a feed asks through, and tells what it left out to. */
export interface FeedReader {
  readJson(request: FeedRequest): Promise<unknown>;
  /** So many rows could not be read. */
  skipRows(count: number): void;
  /** A part did not answer, such as the board of one employer: what is missing now may still be open. */
  missPart(): void;
}

/** What may be missing, null or of a wrong type without making a row worthless. */
export const optionalText = z.string().nullish().catch(null);
export const optionalAmount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null);
export const optionalTexts = z
  .array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]))
  .nullish()
  .catch(null)
  .transform((texts) => texts ?? []);
/** A number or a text that names the row in its feed, without invisible characters. */
export const rowId = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\P{C}{1,250}$/u),
  ])
  .transform(String);
export const rowTitle = z.string().trim().min(1);

/**
 * The rows that are readable; one bad row does not cost the others, and is counted.
 *
 * @throws FeedError when there are rows and none is readable
 */
export function readRows<Schema extends z.ZodType>(
  rows: readonly unknown[],
  schema: Schema,
  reader: Pick<FeedReader, 'skipRows'>,
): z.infer<Schema>[] {
  const readable = rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
  if (rows.length > 0 && readable.length === 0) throw new FeedError('none of its rows is readable');
  reader.skipRows(rows.length - readable.length);
  return readable;
}

/** @throws FeedError */
export function readAnswer<Schema extends z.ZodType>(answer: unknown, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new FeedError('the answer has another shape than documented');
  return result.data;
}
