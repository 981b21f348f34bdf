import type { CvFacts } from './cv-facts.ts';
import type { OwnLine } from './own-lines.ts';

/** What other papers say of themselves. */
const otherPapers =
  /\b(?:invoice|quotation|receipt|proforma|bill to|grand total|total due|unit price|amount due|account (?:number|name)|opening balance|bank statement|agreement is made|the tenant|the landlord|minutes of|agenda|yours (?:faithfully|sincerely)|dear (?:sir|madam|hiring)|fee structure|ingredients|once upon a time|hapo zamani|wako mwaminifu|salamu)\b/gi;
const adverts =
  /\b(?:vacanc(?:y|ies)|we are (?:looking|hiring|seeking|recruiting)|is (?:hiring|looking for|seeking|recruiting)|job (?:title|description|summary|purpose|vacancy)|how to apply|to apply|apply (?:before|by|now|to|through)|send your (?:cv|resume|application)|interested candidates|(?:successful|ideal|suitable) candidate|shortlisted|minimum (?:requirements|qualifications)|key responsibilities|closing date|deadline|tunatafuta|tangazo la kazi|tuma maombi|nafasi (?:ya|za) kazi|reports to|salary(?: range)?:|mshahara|about the (?:role|job|company)|equal opportunity employer|the candidate|we offer)\b/gi;
const title = /^\W*(?:curriculum\s+vitae|c\.?v\.?|resum[eé]|wasifu)\b/i;
const firstPerson =
  /\b(?:i am an?|i have (?:worked|been|\w+ years)|my (?:name|career|experience)|i (?:worked|work|make|studied|speak)|mimi ni|nina uzoefu|nimefanya|najua|jina langu)\b/i;
const searched = 12_000;

/** Whether a text is a CV: parts, jobs, schools and a person speak for it; what other papers say, against it. */
export function looksLikeCv(text: string, lines: readonly OwnLine[], facts: Omit<CvFacts, 'isCv'>): boolean {
  const beginning = text.slice(0, searched);
  const kinds = new Set(facts.sections.map(({ kind }) => kind));
  const own = [
    'work',
    'education',
    'skills',
    'referees',
    'languages',
    'profile',
    'interests',
    'contact',
    'certificates',
  ] as const;
  const signs = [
    Math.min(4, own.filter((kind) => kinds.has(kind)).length),
    facts.work.length > 0 ? 2 : 0,
    facts.education.length > 0 ? 1 : 0,
    facts.name === null ? 0 : 1,
    facts.email === null && facts.phone === null ? 0 : 1,
    lines.slice(0, 5).some(({ text: line }) => title.test(line)) ? 2 : 0,
    firstPerson.test(beginning) ? 1 : 0,
    facts.skills.length > 2 ? 1 : 0,
    facts.licences.length > 0 ? 1 : 0,
    facts.years === null ? 0 : 1,
  ].reduce((sum, sign) => sum + sign, 0);
  // Every trade writes of the papers it handles; who tells of own jobs and schools writes a CV.
  const hasHistory = facts.work.some(({ startDate }) => startDate !== null) || facts.education.length > 0;
  if (facts.name !== null && facts.work.some(({ startDate }) => startDate !== null)) return true;
  const against = (hasHistory ? 0 : distinct(beginning, otherPapers) * 3) + distinct(beginning, adverts) * 3;
  const tellsOfWork =
    kinds.has('work') ||
    kinds.has('education') ||
    facts.work.length > 0 ||
    facts.education.length > 0 ||
    facts.skills.length > 0;
  return tellsOfWork && signs - against >= (facts.name === null ? 4 : 3);
}

function distinct(text: string, pattern: RegExp): number {
  return new Set([...text.matchAll(pattern)].map(([words]) => words.toLowerCase())).size;
}
