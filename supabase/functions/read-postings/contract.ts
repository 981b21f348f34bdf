import * as z from 'zod';

/** What a person may ask: that their own CV and profile are read now, as after an upload. */
export const readingRequestSchema = z.strictObject({ task: z.literal('read-me') });

/** `reading`: the text changed while it was read, and is read again; `no-cv`: there is nothing to be read. */
export const matchStateSchema = z.enum(['ready', 'reading', 'no-cv']);
export type MatchState = z.infer<typeof matchStateSchema>;

export interface OwnReadingAnswer {
  readonly state: MatchState;
}

/** What a scheduled run answers. */
export interface ReadingAnswer {
  /** How many postings and people were read. */
  readonly read: number;
  /** Whether more is due, so that the next run should not wait. */
  readonly isMoreDue: boolean;
}
