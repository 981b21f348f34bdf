import { findSkills } from '../find-skills.ts';
import type { SkillGroup } from '../lexicon/index.ts';
import { findStrengths } from './find-strengths.ts';
import {
  type Finding,
  type FindingCode,
  finding,
  type ImprovementCode,
  type Judged,
  type StrengthCode,
  type SuggestionCode,
} from './finding.ts';
import { judgeContact } from './judge-contact.ts';
import { judgeDates } from './judge-dates.ts';
import { hasPrivateNumber, judgePrivateData } from './judge-private-data.ts';
import { judgeStatements } from './judge-statements.ts';
import { judgeStructure, missingParts } from './judge-structure.ts';
import { judgeWording } from './judge-wording.ts';
import { type ResumeText, readResumeText } from './resume-text.ts';
import { statementsOf } from './statements.ts';

export type { Finding, FindingCode, ImprovementCode, StrengthCode, SuggestionCode } from './finding.ts';

/** A skill as the lexicon names it, with the first line that names it, counted as findings count. */
export interface FoundSkill {
  readonly name: string;
  readonly line: number;
}

/** What is good about a CV, what is not, and what to do; the weightiest first, at most twelve of each. */
export interface ResumeAnalysis {
  /** `not-a-resume`: nothing is judged, the lists are empty. `too-thin`: a CV with too little text; only what is surely missing is said. */
  readonly verdict: 'resume' | 'too-thin' | 'not-a-resume';
  readonly wordCount: number;
  readonly strengths: readonly Finding<StrengthCode>[];
  readonly improvements: readonly Finding<ImprovementCode>[];
  readonly suggestions: readonly Finding<SuggestionCode>[];
  /** Each once, in the order of the text. */
  readonly skills: readonly FoundSkill[];
}

const maxFindings = 12;
const maxSkills = 200;
/** Below so many words nothing can be said of how a CV is written. */
const thin = 50;

/**
 * Judges a CV in English; of one in Kiswahili what no rule on English words touches. Pure but for the present month, which a
 * `today` (`YYYY-MM`) replaces: the same text gives the same result. Takes time in proportion to the text. Never throws.
 */
export function analyzeResume(
  text: string,
  { today = new Date().toISOString().slice(0, 7) }: { today?: string } = {},
): ResumeAnalysis {
  const resume = readResumeText(text, today);
  const { wordCount, facts } = resume;
  const empty = { wordCount, strengths: [], improvements: [], suggestions: [], skills: [] };
  if (!facts.isCv || isLetter(resume)) return { ...empty, verdict: 'not-a-resume' };
  const found = skillsOf(resume);
  const skills = found.map(({ name, line }) => ({ name, line }));
  if (wordCount < thin) {
    const improvements = [
      finding('too-short', [], null, { words: wordCount }),
      ...missingParts(resume).map((code) => finding(code, [], null)),
    ];
    return { ...empty, verdict: 'too-thin', improvements: weightiest(improvements), skills };
  }
  const judged: readonly Judged[] = [
    judgeStructure(resume, found),
    judgeContact(resume),
    judgePrivateData(resume),
    judgeDates(resume),
    judgeStatements(resume, statementsOf(resume)),
    judgeWording(resume),
    findStrengths(resume, found),
  ];
  const improvements = judged.flatMap((part) => part.improvements ?? []);
  // Years that the dates contradict are no strength.
  const areYearsDoubtful = improvements.some(({ code }) => code === 'years-contradict');
  const strengths = judged
    .flatMap((part) => part.strengths ?? [])
    .filter(({ code }) => !(areYearsDoubtful && code === 'years-of-experience'));
  return {
    verdict: 'resume',
    wordCount,
    strengths: verbatim(resume, weightiest(strengths)),
    improvements: verbatim(resume, weightiest(improvements)),
    suggestions: verbatim(resume, weightiest(judged.flatMap(({ suggestions = [] }) => suggestions))),
    skills,
  };
}

const signsOfLetters =
  /^[ \t]{0,9}re:? ?-?:?[ \t]{0,9}(?:job )?application|\bi am writing to (?:apply|express)|\bi (?:hereby|wish to|would like to) apply\b|\b(?:attached|enclosed)\b[^.\n]{0,20}\b(?:cv|resume|curriculum)|\byours (?:faithfully|sincerely)|^[ \t]{0,9}sincerely,|\bdear (?:sir|madam|hiring)|\blook forward to hearing/gim;

/** A letter of application tells of work and schools as well; with a CV below it, it has headings. */
function isLetter({ plain, lines }: ResumeText): boolean {
  if (lines.filter(({ isHeading }) => isHeading).length > 2) return false;
  return new Set([...plain.matchAll(signsOfLetters)].map(([sign]) => sign.trim().toLowerCase())).size > 1;
}

function skillsOf({ source, lines, lineAt }: ResumeText): (FoundSkill & { readonly group: SkillGroup })[] {
  const withheld = new Set(lines.flatMap(({ index, text }) => (hasPrivateNumber(text) ? [index] : [])));
  return findSkills(source)
    .slice(0, maxSkills)
    .map(({ name, group, start }) => ({ name, group, line: lineAt(start) }))
    .filter(({ line }) => !withheld.has(line));
}

/** Rules see a text without markup and unseen signs; people see what they wrote. */
function verbatim<Code extends FindingCode>(
  { source, plain, startOf }: ResumeText,
  findings: readonly Finding<Code>[],
): Finding<Code>[] {
  return findings.map((one) => {
    const [line] = one.lines;
    if (one.excerpt === null || line === undefined) return { ...one, excerpt: null };
    const at = plain.indexOf(one.excerpt, startOf(line));
    return { ...one, excerpt: at < 0 ? null : source.slice(at, at + one.excerpt.length) };
  });
}

/** The weightiest first; a code that is not named comes in the order it was found in, after these. */
const order: readonly FindingCode[] = [
  // Without these nobody calls.
  'missing-phone',
  'missing-email',
  'missing-work',
  'missing-education',
  // What harms the person.
  'id-number',
  'bank-account',
  'kra-pin',
  'insurance-number',
  'end-before-start',
  'future-date',
  'years-contradict',
  'unserious-email',
  'religion',
  'ethnicity',
  'marital-status',
  'date-of-birth',
  'parents-names',
  'undated-entry',
  'gap',
  'weak-opening',
  'no-numbers',
  'few-numbers',
  'spelling',
  'present-tense',
  'mixed-tense',
  'oldest-first',
  'buried-section',
  'missing-skills',
  'missing-summary',
  'too-long',
  'too-short',
  'referee-contacts',
  'filler-phrase',
  'passive',
  'first-person',
  'repeated-opening',
  'several-emails',
  'several-phones',
  'unexplained-abbreviation',
  'referees-on-request',
  'jargon',
  'overused-word',
  'quantified-results',
  'years-of-experience',
  'qualification',
  'licences',
  'strong-verbs',
  'reverse-chronological',
  'no-gaps',
  'skills-breadth',
  'complete-contact',
  'clear-sections',
  'start-with-verb',
  'add-number',
  'correct-spelling',
  'use-past-tense',
  'make-active',
  'remove-private-data',
  'drop-first-person',
  'drop-filler',
  'newest-first',
  'move-section-up',
  'list-skills',
  'add-summary',
];
const weights = new Map(order.map((code, at) => [code, at]));
/** Of one code no more come before the others have had their turn. */
const maxPerCode = 3;

function weightiest<Code extends FindingCode>(findings: readonly Finding<Code>[]): Finding<Code>[] {
  const weightOf = ({ code }: Finding<Code>): number => weights.get(code) ?? order.length;
  const sorted = findings.toSorted((one, other) => weightOf(one) - weightOf(other));
  const seen = new Map<Code, number>();
  const isFirst = sorted.map(({ code }) => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count <= maxPerCode;
  });
  const [first, others] = [sorted.filter((_, at) => isFirst[at]), sorted.filter((_, at) => !isFirst[at])];
  return [...first, ...others].slice(0, maxFindings).toSorted((one, other) => weightOf(one) - weightOf(other));
}
