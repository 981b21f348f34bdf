/** A fact of a CV. */
export interface Found<Value> {
  readonly value: Value;
  /** The line of the text it came from, as people read it: on one line, without the mark of a list. */
  readonly line: string;
}

export type CvSectionKind =
  | 'contact'
  | 'profile'
  | 'education'
  | 'work'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'referees'
  | 'interests'
  | 'other';

/** A part of a CV below a heading of its own. A part of one line, "Languages: Luo", may lie within another. */
export interface CvSection {
  readonly kind: CvSectionKind;
  /** As written, without signs around it. */
  readonly heading: string;
  /** Places in the text, in UTF-16 units, the end exclusive; the heading belongs to it. */
  readonly start: number;
  readonly end: number;
}

interface Dated {
  /** `YYYY` or `YYYY-MM`; null when the CV does not say. */
  readonly startDate: string | null;
  /** The same; null also when it goes on. */
  readonly endDate: string | null;
  /** "To date", "hadi sasa". */
  readonly isCurrent: boolean;
  /** The line that names it. */
  readonly line: string;
}

/** A school or a course, with the names of JSON Resume (https://jsonresume.org/schema). */
export interface EducationEntry extends Dated {
  readonly institution: string | null;
  /** What was studied: "Banking and Finance". */
  readonly area: string | null;
  /** The award as written: "Diploma", "Bachelor of Science", "KCSE". */
  readonly studyType: string | null;
}

/** Work somebody had, with the names of JSON Resume. */
export interface WorkEntry extends Dated {
  /** The employer. */
  readonly name: string | null;
  readonly position: string | null;
  readonly location: string | null;
  /** What stands below it in plain lines. */
  readonly summary: string | null;
  /** What stands below it as a list. */
  readonly highlights: readonly string[];
}

/** What a CV says of its writer. Nothing of it is a referee's, an employer's or a school's. */
export interface CvFacts {
  /** Whether the text looks like a CV at all; the facts of one that does not are worth little. */
  readonly isCv: boolean;
  readonly name: Found<string> | null;
  readonly email: Found<string> | null;
  /** In E.164: `+254722000111`. */
  readonly phone: Found<string> | null;
  /** With their scheme, those of the person's contact first. */
  readonly links: readonly Found<string>[];
  /** One of the 47. */
  readonly county: Found<string> | null;
  readonly sections: readonly CvSection[];
  /** As `findSkills` finds them, spoken languages among them. */
  readonly skills: readonly Found<string>[];
  readonly languages: readonly Found<string>[];
  /** Licences, registrations, certificates and professional qualifications, by the names of their concepts. */
  readonly licences: readonly Found<string>[];
  readonly education: readonly EducationEntry[];
  readonly work: readonly WorkEntry[];
  /** Lines that look like a job, and are a part of none. */
  readonly unread: readonly string[];
  readonly years: Found<number> | null;
  readonly educationLevel: Found<string> | null;
}
