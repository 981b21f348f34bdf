/** Codes of what is good about a CV, with the `values` each carries. */
export type StrengthCode =
  /** Duties and results with figures. `count`: how many; the best lines first. */
  | 'quantified-results'
  /** Most duties begin with what was done. `count` of `total` statements. */
  | 'strong-verbs'
  /** A phone number and an email address of the person. */
  | 'complete-contact'
  /** `years`: whole years of work, from dates or from what is stated. */
  | 'years-of-experience'
  /** The highest schooling from a certificate on. `level`: `certificate`, `diploma`, `degree`, `master` or `doctorate`. */
  | 'qualification'
  /** Licences, registrations and certificates. `names`: up to five, with commas; `count`. */
  | 'licences'
  /** `count`: twelve or more different skills of work, without languages and virtues. */
  | 'skills-breadth'
  /** The newest job comes first. `count`: jobs that were compared. */
  | 'reverse-chronological'
  /** Two or more jobs with dates, and never more than six months between them. `count`: jobs. */
  | 'no-gaps'
  /** Summary, work, education and skills all have a heading. */
  | 'clear-sections';

/** Codes of what is weak or wrong in a CV, with the `values` each carries. */
export type ImprovementCode =
  /** No phone number of the person. */
  | 'missing-phone'
  /** No email address of the person. */
  | 'missing-email'
  /** No summary, profile or objective. */
  | 'missing-summary'
  /** No work, attachment or volunteering. */
  | 'missing-work'
  /** No school or course. */
  | 'missing-education'
  /** No list of skills. */
  | 'missing-skills'
  /** `section` (`work` or `education`) stands below `after` (`interests` or `referees`). */
  | 'buried-section'
  /** The oldest job comes first. `count`: jobs that were compared. */
  | 'oldest-first'
  /** Under 150 words. `words`. */
  | 'too-short'
  /** Over 1,200 words. `words`. */
  | 'too-long'
  /** An address that an employer would not take seriously. `email`. */
  | 'unserious-email'
  /** More than one email address of the person. `count`. */
  | 'several-emails'
  /** More than two phone numbers of the person. `count`. */
  | 'several-phones'
  /** Duties that begin with "responsible for" or the like. `phrase` in lower case, `count`. */
  | 'weak-opening'
  /** Duties that begin with "I" or "my". `count`. */
  | 'first-person'
  /** No duty says how many or how much. `total`: statements that were looked at. */
  | 'no-numbers'
  /** Fewer than one duty in five does. `count` of `total`. */
  | 'few-numbers'
  /** A job without a date. `title`. */
  | 'undated-entry'
  /** `months` without work or school, from `from` to `to` (`YYYY` or `YYYY-MM`). The line is that of the later job. */
  | 'gap'
  /** A time that ends before it begins. `start`, `end`. */
  | 'end-before-start'
  /** A time of work that lies in the future. `date`. */
  | 'future-date'
  /** More years are claimed than the dates cover. `claimed`, `covered`. */
  | 'years-contradict'
  /** The same verb begins many duties. `word` in lower case, `count`. */
  | 'repeated-opening'
  /** A general word comes again and again. `word` in lower case, `count`. */
  | 'overused-word'
  /** Something "was done" in place of somebody doing it. `count`. */
  | 'passive'
  /** Phrases in one line that everybody writes and that say nothing. `phrase` in lower case; several with commas, none has one of its own. */
  | 'filler-phrase'
  /** A word of offices that says little in plain English. `word` in lower case. */
  | 'jargon'
  /** Letters that a reader outside the trade does not know, spelled out nowhere. `abbreviation`. */
  | 'unexplained-abbreviation'
  /** `word` is a frequent slip for `correct`, both in lower case. */
  | 'spelling'
  /** A job that has ended is told as if it went on. `count` statements. */
  | 'present-tense'
  /** A job that has ended is told partly as if it went on. `count` statements in the present. */
  | 'mixed-tense'
  /** Number of an identity card, a passport or a birth certificate. */
  | 'id-number'
  /** Number of the tax authority. */
  | 'kra-pin'
  /** Number of NSSF, NHIF or SHA. */
  | 'insurance-number'
  | 'religion'
  | 'marital-status'
  /** Date of birth or age. */
  | 'date-of-birth'
  /** Tribe, clan or ethnic group. */
  | 'ethnicity'
  | 'parents-names'
  | 'bank-account'
  /** Telephone numbers or email addresses of other people. `count` lines. */
  | 'referee-contacts'
  /** "Referees available on request", which goes without saying. */
  | 'referees-on-request';

/** Codes of what to do, with the `values` each carries. Those with a wording have it in `rewording`. */
export type SuggestionCode =
  /** Begin with what was done. `phrase`: the weak opening. Null `rewording` where only the person knows what they did. */
  | 'start-with-verb'
  /** Leave out "I". */
  | 'drop-first-person'
  /** Say who did it: the person. */
  | 'make-active'
  /** Say how many: the gap is `[how many]`. */
  | 'add-number'
  /** Leave the phrases out and keep the rest. `phrase`, as beside `filler-phrase`. */
  | 'drop-filler'
  /** Write the word correctly. `word`, `correct`. */
  | 'correct-spelling'
  /** Tell an ended job in the past. `word`, `past`. */
  | 'use-past-tense'
  /** Put the newest job first. */
  | 'newest-first'
  /** Put `section` above `before`. */
  | 'move-section-up'
  /** Take private facts out. `count` kinds. */
  | 'remove-private-data'
  /** Write two or three lines at the top. */
  | 'add-summary'
  /** Skills are named here and there and have no list of their own. `names`: up to six of them, with commas. */
  | 'list-skills';

export type FindingCode = StrengthCode | ImprovementCode | SuggestionCode;

/** What was found in a CV, with the place it was found in. */
export interface Finding<Code extends FindingCode = FindingCode> {
  readonly code: Code;
  /** From 0, of the text split at `\n` after `\r\n` became `\n`. Empty only where something is missing from the whole. */
  readonly lines: readonly number[];
  /** The words it speaks of, as written in the first of the lines; at most 200 characters. */
  readonly excerpt: string | null;
  readonly values: Readonly<Record<string, string | number>>;
  /** Of suggestions only: a better wording, of the person's own words. */
  readonly rewording: string | null;
}

/** What a rule finds. */
export interface Judged {
  readonly strengths?: readonly Finding<StrengthCode>[];
  readonly improvements?: readonly Finding<ImprovementCode>[];
  readonly suggestions?: readonly Finding<SuggestionCode>[];
}

const maxExcerptLength = 200;

/** A finding in one or more lines. */
export function finding<Code extends FindingCode>(
  code: Code,
  lines: readonly number[],
  excerpt: string | null,
  values: Readonly<Record<string, string | number>> = {},
  rewording: string | null = null,
): Finding<Code> {
  return {
    code,
    lines: [...new Set(lines)].slice(0, maxLines),
    excerpt: excerpt === null ? null : excerpt.slice(0, maxExcerptLength).toWellFormed().trim(),
    values,
    rewording,
  };
}

/** A finding points at no more lines than somebody will look at. */
const maxLines = 12;
