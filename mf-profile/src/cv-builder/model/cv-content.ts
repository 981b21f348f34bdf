import type { OwnProfile } from '@fursa/shared/contract';
import { showPhone } from '../../details/model/work-fields.ts';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import { compareByTime } from '../../experience/model/entry-dates.ts';
import { detailsOf } from '../../experience/model/entry-values.ts';
import type { Certificate, Entry, Language, Resume } from '../../experience/model/resume.ts';

/** What fits on two pages of A4 in either layout, measured with the longest entries a person is likely to write. */
export const maxOf = { work: 7, education: 5, skills: 30, certificates: 8, details: 5, bio: 600 } as const;

export type Limit = keyof typeof maxOf;

/** What stands on the CV. Of what is optional and missing nothing is there. */
export interface CvContent {
  readonly name: string;
  /** The work the person wants. */
  readonly headline: string;
  readonly availableFrom: Date | undefined;
  readonly contact: readonly string[];
  readonly bio: string;
  readonly work: readonly { readonly entry: Entry; readonly details: readonly string[] }[];
  readonly education: readonly Entry[];
  readonly skills: readonly string[];
  readonly languages: readonly Language[];
  readonly certificates: readonly Certificate[];
  /** What there is more of than fits. */
  readonly cut: readonly Limit[];
}

/** The pay somebody expects stays off it: they say it when they are asked. */
export function toCvContent(profile: OwnProfile, work: WorkProfile, resume: Resume): CvContent {
  const links = [profile.linkedin, profile.github, profile.website, profile.twitter];
  const jobs = resume.work.toSorted(compareByTime);
  const bio = profile.bio?.trim() ?? '';
  const isCut: Readonly<Record<Limit, boolean>> = {
    work: jobs.length > maxOf.work,
    education: resume.education.length > maxOf.education,
    skills: profile.skills.length > maxOf.skills,
    certificates: resume.certificates.length > maxOf.certificates,
    details: jobs.slice(0, maxOf.work).some((entry) => detailsOf(entry).length > maxOf.details),
    bio: bio.length > maxOf.bio,
  };
  return {
    name: profile.fullName?.trim() || profile.name.trim(),
    headline: work.workWanted ?? '',
    availableFrom: work.availableFrom === null ? undefined : new Date(`${work.availableFrom}T12:00:00`),
    contact: [
      profile.email,
      showPhone(work.phone ?? ''),
      work.county ?? '',
      // As people read them.
      ...links.map((link) => (link ?? '').replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')),
    ].filter(Boolean),
    bio: isCut.bio ? `${bio.slice(0, maxOf.bio).replace(/\s+\S*$/, '')}…` : bio,
    work: jobs.slice(0, maxOf.work).map((entry) => ({ entry, details: detailsOf(entry).slice(0, maxOf.details) })),
    education: resume.education.toSorted(compareByTime).slice(0, maxOf.education),
    skills: profile.skills.slice(0, maxOf.skills),
    languages: resume.languages.filter(({ language }) => language?.trim()),
    certificates: resume.certificates.filter(({ name }) => name?.trim()).slice(0, maxOf.certificates),
    cut: limits.filter((limit) => isCut[limit]),
  };
}

const limits: readonly Limit[] = ['work', 'details', 'education', 'skills', 'certificates', 'bio'];
