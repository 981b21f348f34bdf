import {
  type Finding,
  finding,
  type ImprovementCode,
  type Judged,
  type StrengthCode,
  type SuggestionCode,
} from './finding.ts';
import { groupBy } from './group-by.ts';
import type { ResumeText } from './resume-text.ts';
import { inPast, toActive, withNumberGap, withoutFirstPerson, withoutWeakOpening } from './reword.ts';
import type { Statement } from './statements.ts';
import { pastOfParticiple } from './verbs.ts';

/** Fewer statements tell nothing of a habit. */
const minStatements = 3;
const maxSuggested = 3;
/** They say that somebody was there, not what they did. */
const palePasts = new Set([
  'attend',
  'work',
  'help',
  'assist',
  'do',
  'get',
  'observe',
  'handle',
  'participate',
  'study',
  'see',
  'have',
]);

/** How duties begin, in which tense they are told, and whether they say how much. */
export function judgeStatements(resume: ResumeText, statements: readonly Statement[]): Judged {
  const parts = [
    judgeOpenings(statements),
    judgeRepeated(statements),
    judgeTense(resume, statements),
    judgePassive(statements),
    // Duties in Kiswahili, which are no statements, may have the figures.
    judgeNumbers(statements, !resume.isKiswahili),
  ];
  return {
    strengths: parts.flatMap(({ strengths = [] }) => strengths),
    improvements: parts.flatMap(({ improvements = [] }) => improvements),
    suggestions: parts.flatMap(({ suggestions = [] }) => suggestions),
  };
}

function judgeOpenings(statements: readonly Statement[]): Judged {
  const improvements: Finding<ImprovementCode>[] = [];
  const byPhrase = groupBy(
    statements.filter(({ weak }) => weak !== undefined),
    ({ weak }) => weak?.phrase ?? '',
  );
  for (const [phrase, found] of byPhrase)
    improvements.push(folded('weak-opening', found, { phrase, count: found.length }));
  const own = statements.filter(({ isFirstPerson }) => isFirstPerson);
  if (own.length > 0) improvements.push(folded('first-person', own, { count: own.length }));
  const suggestions = [
    ...statements.flatMap((statement) =>
      statement.weak === undefined
        ? []
        : [suggested('start-with-verb', statement, { phrase: statement.weak.phrase }, withoutWeakOpening(statement))],
    ),
    ...own.flatMap((statement) => {
      const rewording = statement.weak === undefined ? withoutFirstPerson(statement) : null;
      return rewording === null ? [] : [suggested('drop-first-person', statement, {}, rewording)];
    }),
  ];
  const strong = statements.filter(
    ({ verb, weak }) => weak === undefined && verb !== undefined && verb.form !== 'ing' && !palePasts.has(verb.base),
  );
  const strengths: Finding<StrengthCode>[] =
    strong.length >= minStatements && strong.length * 10 >= statements.length * 6
      ? [folded('strong-verbs', strong, { count: strong.length, total: statements.length })]
      : [];
  return { strengths, improvements, suggestions: mostUseful(suggestions) };
}

function judgeRepeated(statements: readonly Statement[]): Judged {
  const byVerb = groupBy(
    statements.filter(({ verb, weak }) => verb !== undefined && weak === undefined),
    ({ verb }) => verb?.base ?? '',
  );
  const improvements = [...byVerb].flatMap(([, found]) => {
    if (found.length < 4 || found.length * 4 < statements.length) return [];
    const word = /\p{L}+/u.exec(found[0]?.text ?? '')?.[0].toLowerCase() ?? '';
    return [folded('repeated-opening', found, { word, count: found.length })];
  });
  return { improvements };
}

function judgeTense({ today }: ResumeText, statements: readonly Statement[]): Judged {
  const present: Statement[] = [];
  const mixed: Statement[] = [];
  for (const [job, ofJob] of groupBy(statements, ({ job }) => job)) {
    if (job === undefined || job.isCurrent || job.endDate === null || job.endDate >= today.slice(0, job.endDate.length))
      continue;
    // Orders of the same form as the present ("Manage stock") are how many list duties; in an ended job both are wrong.
    const now = ofJob.filter(
      ({ verb, weak }) => weak === undefined && (verb?.form === 'base' || verb?.form === 'third'),
    );
    const past = ofJob.filter(({ verb }) => verb?.form === 'past');
    (past.length > 0 ? mixed : present).push(...now);
  }
  const improvements: Finding<ImprovementCode>[] = [
    ...(present.length > 0 ? [folded('present-tense', present, { count: present.length })] : []),
    ...(mixed.length > 0 ? [folded('mixed-tense', mixed, { count: mixed.length })] : []),
  ];
  const suggestions = [...present, ...mixed].flatMap((statement) => {
    const rewording = inPast(statement);
    const [word = ''] = statement.text.split(' ', 1);
    return rewording === null || statement.verb === undefined
      ? []
      : [suggested('use-past-tense', statement, { word, past: statement.verb.past }, rewording)];
  });
  return { improvements, suggestions: mostUseful(suggestions) };
}

const passive =
  /(?<!\p{L})(?:was|were|been|is|are)\s+(?:being\s+)?(?:\p{L}+ly\s+)?(\p{L}+(?:ed|en|wn|pt|ld|ne|ght|id|de|nt|nd|un|ut))(?!\p{L})/giu;
/** Done to the person, and good to tell; or no passive at all. */
const notPassive =
  /^(?:promoted|awarded|elected|appointed|selected|chosen|recognised|recognized|nominated|ranked|voted|named|employed|hired|retained|engaged|based|located|situated|involved|tasked|charged|entrusted|assigned|posted|transferred|trained|attached|seconded|born|married|interested|experienced|qualified|skilled|motivated|dedicated|committed|tired|certified|registered|licensed|stationed|commended|shortlisted|invited|admitted|given|taught|praised|rated|responsible)$/i;

function judgePassive(statements: readonly Statement[]): Judged {
  const found = statements.filter(({ text, weak, isFirstPerson, verb }) => {
    if (weak !== undefined || isFirstPerson || verb !== undefined) return false;
    return [...text.matchAll(passive)].some(
      ([, word = '']) => !notPassive.test(word) && pastOfParticiple(word) !== undefined,
    );
  });
  if (found.length === 0) return {};
  return {
    improvements: [folded('passive', found, { count: found.length })],
    suggestions: mostUseful(
      found.flatMap((statement) => {
        const rewording = toActive(statement.text);
        return rewording === null ? [] : [suggested('make-active', statement, {}, rewording)];
      }),
    ),
  };
}

/** What looks like a figure and counts nothing: years, dates, times, names with numbers. */
const noQuantity =
  /\b(?:19|20)\d\d\b(?:\s?[-/]\s?\d{2,4})?|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|hrs)\b|\b24\s?\/\s?7\b|\b(?:form|class|grade|std|standard|level|phase|part|section|ISO|office|windows|version|group|year|stage|category|type|no|cap|sap|tier|type|S\/4|PP|CBC)\s?\.?\s?\d+(?:\s?(?:-|to|and|,)\s?\d+)*|\b\d+(?:st|nd|rd|th)\b|\b\d[\s-]?(?:phase|d|g)\b|\b\p{L}+\d[\p{L}\d]*|\b254\d+|\b0\d{8,}/giu;
const quantity =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|million|millions|dozen|half|doubled|tripled|halved)(?!\p{L})/iu;
const result =
  /%|per ?cent|\b(?:ksh?s?|kes|usd|million)\b|\bfrom \S+ to \S*\d|\b(?:doubled|tripled|halved|reduced|increased|saved|raised|grew|cut)\b/i;

/** Whether a statement says how many or how much. */
function hasQuantity(text: string): boolean {
  return quantity.test(text.replaceAll(noQuantity, ' '));
}

function judgeNumbers(statements: readonly Statement[], canSuggest: boolean): Judged {
  const counted = statements.filter(({ text }) => hasQuantity(text));
  const [best, others] = [
    counted.filter(({ text }) => result.test(text)),
    counted.filter(({ text }) => !result.test(text)),
  ];
  const isEnough = counted.length >= 2 && counted.length * 5 >= statements.length;
  const strengths = isEnough ? [folded('quantified-results', [...best, ...others], { count: counted.length })] : [];
  if (!canSuggest || isEnough || statements.length < minStatements) return { strengths };
  const improvements =
    counted.length === 0
      ? [finding('no-numbers', [], null, { total: statements.length })]
      : counted.length * 5 < statements.length
        ? [finding('few-numbers', [], null, { count: counted.length, total: statements.length })]
        : [];
  const suggestions = statements
    .filter((statement) => !counted.includes(statement) && statement.weak === undefined)
    .flatMap((statement) => {
      const rewording = withNumberGap(statement);
      return rewording === null ? [] : [suggested('add-number', statement, {}, rewording)];
    });
  return { strengths, improvements, suggestions: mostUseful(suggestions) };
}

function folded<Code extends StrengthCode | ImprovementCode>(
  code: Code,
  statements: readonly Statement[],
  values: Readonly<Record<string, string | number>>,
): Finding<Code> {
  return finding(
    code,
    statements.map(({ index }) => index),
    statements[0]?.excerpt ?? null,
    values,
  );
}

function suggested<Code extends SuggestionCode>(
  code: Code,
  { index, excerpt }: Statement,
  values: Readonly<Record<string, string | number>>,
  rewording: string | null,
): Finding<Code> {
  return finding(code, [index], excerpt, values, rewording === null ? null : inCapitalsLike(excerpt, rewording));
}

/** A wording of a CV in capitals is in capitals, too. */
function inCapitalsLike(written: string, rewording: string): string {
  return /\p{Ll}/u.test(written) ? rewording : rewording.toUpperCase();
}

/** Those with a wording first; the same words once. */
function mostUseful(suggestions: readonly Finding<SuggestionCode>[]): Finding<SuggestionCode>[] {
  const seen = new Set<string>();
  return suggestions
    .toSorted((one, other) => Number(one.rewording === null) - Number(other.rewording === null))
    .filter(({ excerpt, rewording }) => {
      const key = rewording ?? excerpt ?? '';
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, maxSuggested);
}
