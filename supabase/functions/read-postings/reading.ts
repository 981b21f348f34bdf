import * as z from 'zod';

const personTextSchema = z.object({ resume: z.string(), skills: z.array(z.string()) });
const postingTextSchema = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.string().nullable(),
  skills: z.array(z.string()),
  company_name: z.string().nullable(),
});
/** The text is null when the person or posting has gone since. */
const taskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name: z.string(), revision: z.number(), text: personTextSchema.nullable() }),
  z.object({ kind: z.literal('posting'), name: z.string(), revision: z.number(), text: postingTextSchema.nullable() }),
]);

/** Texts that are to be read, as `take_readings` answers them. */
export const readingTasksSchema = z.array(taskSchema);
export type ReadingTask = z.infer<typeof taskSchema>;

/** What was read, as `store_readings` takes it. */
export interface Reading extends Pick<ReadingTask, 'kind' | 'name' | 'revision'> {
  readonly text_hash: string;
  readonly concepts: readonly string[];
  readonly weights: readonly number[];
  /** How the concepts of a posting are called on screens; null for one that is not shown. */
  readonly names: readonly (string | null)[] | null;
  readonly level: number;
  readonly full_marks: number | null;
  readonly occupation: string | null;
  readonly words: readonly string[];
  /** Of a posting, what each of the words counts. */
  readonly word_percents: readonly number[] | null;
  readonly licences: readonly string[] | null;
  /** Of a posting, for each concept the number of the list of which any one is enough, or 0. */
  readonly choices: readonly number[] | null;
}
