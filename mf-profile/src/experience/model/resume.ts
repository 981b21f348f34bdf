import * as z from 'zod/mini';

/** Work and education of a profile, with the names of JSON Resume 1.0.0 (https://jsonresume.org/schema). */

const text = z.catch(z.optional(z.string()), undefined);
const lines = z.catch(z.optional(z.array(z.string())), undefined);

/** What an entry holds beside the names we know; it came out of JSON and goes into it again. */
const other = z.optional(z.json());

const shared = {
  /** Ours, by which an entry is found again after its words were changed. */
  id: text,
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Work that has begun and has no end goes on. */
  startDate: text,
  endDate: text,
};

const workSchema = z.catchall(
  z.object({
    ...shared,
    /** The employer. */
    name: text,
    position: text,
    location: text,
    summary: text,
    highlights: lines,
  }),
  other,
);

const educationSchema = z.catchall(
  z.object({
    ...shared,
    institution: text,
    /** What was studied. */
    area: text,
    /** The award. */
    studyType: text,
  }),
  other,
);

export type WorkEntry = z.infer<typeof workSchema>;
export type EducationEntry = z.infer<typeof educationSchema>;

export type Section = 'work' | 'education';
export type Entry = WorkEntry | EducationEntry;

const languageSchema = z.catchall(z.object({ language: text, fluency: text }), other);
const certificateSchema = z.catchall(z.object({ name: text, issuer: text, date: text, url: text }), other);

export type Language = z.infer<typeof languageSchema>;
export type Certificate = z.infer<typeof certificateSchema>;

/** The column `resume`. What an entry holds beyond these names is kept. */
export type Resume = {
  readonly work: readonly WorkEntry[];
  readonly education: readonly EducationEntry[];
  readonly languages: readonly Language[];
  readonly certificates: readonly Certificate[];
};

export const emptyResume: Resume = { work: [], education: [], languages: [], certificates: [] };

const partsSchema = z.record(z.string(), z.unknown());

/** Reads what is stored, or a part of a file in the format of JSON Resume. What is of another shape counts as not there. */
export function readResume(stored: unknown): Resume {
  const parts = partsSchema.safeParse(stored ?? {}).data ?? {};
  return {
    work: readList(workSchema, parts.work),
    education: readList(educationSchema, parts.education),
    languages: readList(languageSchema, parts.languages),
    certificates: readList(certificateSchema, parts.certificates),
  };
}

function readList<Item>(schema: z.ZodMiniType<Item>, items: unknown): Item[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The limit of the database, in octets. */
const maxOctets = 60_000;

/** Whether the database takes it. It writes JSON with spaces, fewer than this counts. */
export function fitsColumn(resume: Resume): boolean {
  return new TextEncoder().encode(JSON.stringify(resume, null, 1)).length <= maxOctets;
}

/** A name for an entry that stays while its words change. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

/** By which an entry is found again; one that somebody else wrote is known by its words. */
export function keyOf(entry: Entry): string {
  return entry.id ?? JSON.stringify(entry);
}
