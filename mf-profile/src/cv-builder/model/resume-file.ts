import type { OwnProfile } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import { type Resume, readResume } from '../../experience/model/resume.ts';

/** The largest file that is read, in bytes. */
export const maxFileBytes = 1_000_000;

const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

const text = z.catch(z.optional(z.string()), undefined);
const networkSchema = z.object({ network: text, url: text });

const basicsSchema = z.object({
  name: text,
  label: text,
  phone: text,
  url: text,
  summary: text,
  location: z.catch(z.optional(z.object({ city: text, region: text })), undefined),
  profiles: z.catch(z.array(z.catch(networkSchema, {})), []),
});

const parts = ['basics', 'work', 'education', 'skills', 'languages', 'certificates'] as const;
const fileSchema = z.record(z.string(), z.unknown());
const skillsSchema = z.catch(
  z.array(z.catch(z.object({ name: text, keywords: z.catch(z.optional(z.array(z.string())), undefined) }), {})),
  [],
);
const listSchema = z.catch(z.array(z.unknown()), []);

/** What a file in the format of JSON Resume says of what a profile knows. */
export interface ResumeFileContent {
  readonly basics: z.infer<typeof basicsSchema>;
  readonly skills: readonly string[];
  readonly resume: Resume;
  /** Lists of the file that the profile has no place for, by their names. */
  readonly leftOut: readonly string[];
}

/** What of a file cannot be read is left out; a file of another format is refused. */
export function readResumeFile(content: string): ResumeFileContent | 'notJson' | 'notResume' {
  const json = parseJson(content);
  if (json === undefined) return 'notJson';
  const { data: file } = fileSchema.safeParse(json);
  // Other builders have `basics` as well, and everything else in sections of their own.
  if (file === undefined || 'sections' in file || !parts.some((part) => part in file)) return 'notResume';
  const skills = skillsSchema.parse(file.skills).flatMap(({ name = '', keywords = [] }) => [name, ...keywords]);
  return {
    basics: basicsSchema.safeParse(withAddress(file.basics)).data ?? { profiles: [] },
    skills: skills.map((skill) => skill.trim()).filter(Boolean),
    resume: readResume({
      ...file,
      work: entriesIn(file.work).map((entry) => ({ ...entry, name: entry.name ?? entry.company, ...datesOf(entry) })),
      education: entriesIn(file.education).map((entry) => ({ ...entry, ...datesOf(entry) })),
    }),
    leftOut: Object.entries(file).flatMap(([name, list]) =>
      Array.isArray(list) && list.length > 0 && !parts.some((part) => part === name) ? [name] : [],
    ),
  };
}

/** Before its first version the format had `company` and `website`. */
function withAddress(basics: unknown): unknown {
  const { data } = fileSchema.safeParse(basics);
  return data === undefined ? basics : { ...data, url: data.url ?? data.website };
}

function entriesIn(list: unknown): Readonly<Record<string, unknown>>[] {
  return listSchema.parse(list).flatMap((entry) => {
    const { data } = fileSchema.safeParse(entry);
    return data === undefined ? [] : [data];
  });
}

function datesOf({ startDate, endDate }: Readonly<Record<string, unknown>>) {
  return { startDate: readDate(startDate), endDate: readDate(endDate) };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2012-10` out of "October 2012" and "10/2012"; nothing out of "Present". What is a date already stays. */
function readDate(date: unknown): string | undefined {
  if (typeof date === 'number') return `${date}`;
  if (typeof date !== 'string') return undefined;
  const [, name = '', ofName = ''] = /^\s*([a-z]{3})[a-z]*\.?,?\s+(\d{4})\s*$/i.exec(date) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (month > 0) return `${ofName}-${`${month}`.padStart(2, '0')}`;
  const [, figure = '', ofFigure = ''] = /^\s*(0?[1-9]|1[0-2])[/.-](\d{4})\s*$/.exec(date) ?? [];
  if (figure !== '') return `${ofFigure}-${figure.padStart(2, '0')}`;
  return /^\s*\d{4}/.test(date) ? date.trim() : undefined;
}

function parseJson(content: string): unknown {
  try {
    // Some programs write a mark in front that says how the file is written.
    return JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The profile as a file in the format of JSON Resume 1.0.0. Names of our own for entries stay out. */
export function writeResumeFile(profile: OwnProfile, work: WorkProfile, resume: Resume): string {
  const networks = [
    ['LinkedIn', profile.linkedin],
    ['GitHub', profile.github],
    ['Twitter', profile.twitter],
  ].flatMap(([network, url]) => (url ? [{ network, url }] : []));
  const file = {
    $schema: schemaAddress,
    basics: {
      name: profile.fullName?.trim() || profile.name.trim(),
      label: work.workWanted ?? undefined,
      email: profile.email,
      phone: work.phone ?? undefined,
      url: profile.website ?? undefined,
      summary: profile.bio ?? undefined,
      location: work.county === null ? undefined : { region: work.county, countryCode: 'KE' },
      profiles: networks,
    },
    work: resume.work.map(withoutId),
    education: resume.education.map(withoutId),
    skills: profile.skills.map((name) => ({ name })),
    languages: resume.languages,
    certificates: resume.certificates,
    meta: { version: 'v1.0.0' },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function withoutId<Entry extends { readonly id?: unknown }>({ id: _, ...entry }: Entry): Omit<Entry, 'id'> {
  return entry;
}
