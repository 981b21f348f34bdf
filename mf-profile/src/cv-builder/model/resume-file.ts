import type { OwnProfile } from '@fursa/shared/contract';
import * as z from 'zod/mini';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import { type Resume, readResume } from '../../experience/model/resume.ts';

/** The largest file that is read, in bytes. */
export const mostFileBytes = 1_000_000;

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
const skillsSchema = z.catch(z.array(z.catch(z.object({ name: text }), {})), []);

/** What a file in the format of JSON Resume says of what a profile knows. */
export interface ResumeFileContent {
  readonly basics: z.infer<typeof basicsSchema>;
  readonly skills: readonly string[];
  readonly resume: Resume;
}

/** What of a file cannot be read is left out; a file of another format is refused. */
export function readResumeFile(content: string): ResumeFileContent | 'notJson' | 'notResume' {
  const json = parseJson(content);
  if (json === undefined) return 'notJson';
  const file = fileSchema.safeParse(json);
  if (!file.success || !parts.some((part) => part in file.data)) return 'notResume';
  return {
    basics: basicsSchema.safeParse(file.data.basics).data ?? { profiles: [] },
    skills: skillsSchema.parse(file.data.skills).flatMap(({ name }) => (name?.trim() ? [name.trim()] : [])),
    resume: readResume(file.data),
  };
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
