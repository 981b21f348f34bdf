import * as z from 'zod/mini';

export const writtenAdvertSchema = z.object({
  /** Plain text. */
  text: z.string(),
  writtenBy: z.enum(['device', 'local', 'provider']),
});

export type WrittenAdvert = z.infer<typeof writtenAdvertSchema>;
