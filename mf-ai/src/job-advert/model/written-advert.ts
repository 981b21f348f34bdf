import * as z from 'zod/mini';

export const writtenAdvertSchema = z.object({
  /** Plain text. */
  text: z.string(),
  writtenBy: z.enum(['device', 'local', 'budget', 'consent', 'provider']),
});

export type WrittenAdvert = z.infer<typeof writtenAdvertSchema>;
