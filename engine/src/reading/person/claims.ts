import { once } from '../../once.ts';
import type { Token } from '../../text/tokenize.ts';
import { type Clause, clausesOf } from '../clause.ts';
import { isPartOfName, nameMasks } from '../masks.ts';
import { areOthers, isSomebodyElse, namesDepartment, tellsOfThing } from '../others.ts';
import type { Place } from '../place.ts';
import { itemAt, type Sentence, sentencesOf } from '../sentences.ts';
import { type ClauseStanding, deniesAtItsEnd, goesOn, readClause, type Standing } from './person-cues.ts';
import { type PersonZone, personZones } from './person-zones.ts';

/** Says of each thing that a CV names whether the person has it. */
export type Claims = (place: Place) => Standing;

interface Part extends Sentence {
  readonly zone: PersonZone;
  /** Read when something is named there: most sentences name nothing. */
  said: { readonly clauses: readonly ReadClause[] } | undefined;
  /** It, or what stands before it on its line, tells of a school examination. */
  readonly hasSchoolMarks: boolean;
}

interface ReadClause extends Clause {
  readonly isDenied: boolean;
  readonly found: readonly ClauseStanding[];
}

/** Results of a school examination: "Mathematics B, Chemistry C+" are marks. */
const schoolMarks = /\b(?:k\.?c\.?[sp]\.?e|kcse|kcpe|mean grade|kjsea|o-level)\b/i;

/** Reads a CV for what its writer claims to have. Takes time in proportion to its length. */
export function claimsOf(text: string, tokens: readonly Token[]): Claims {
  const sentences = sentencesOf(text);
  const zones = personZones(sentences);
  let hasSchoolMarks = false;
  const parts = sentences.map((sentence, index): Part => {
    hasSchoolMarks = schoolMarks.test(sentence.text) || (hasSchoolMarks && !sentence.opensLine);
    return { ...sentence, zone: zones[index] ?? 'own', said: undefined, hasSchoolMarks };
  });
  const name = nameIn(sentences[0]);
  const addresses = addressesIn(text);
  const masked = nameMasks(tokens);
  const isOfInsurance = once(() => /\b(?:insur|ira\b|cop\b|bima|underwrit)/i.test(text));
  return (place) => {
    const [from, to] = [tokens[place.first], tokens[place.last]];
    const part = from === undefined ? undefined : itemAt(parts, from.start);
    if (from === undefined || to === undefined || part === undefined) return 'has';
    if (part.zone === 'apart') return 'other';
    const address = itemAt(addresses, from.start);
    if (address !== undefined && from.start < address.end) return 'other';
    // "Taught undergraduate students", "supervision of PhD students".
    if (place.kind === 'credential' && tokens[place.last + 1]?.word === 'students') return 'other';
    if (place.kind === 'credential' && isOfSomethingElse(part.text)) return 'other';
    if (place.kind === 'credential' && isNoPaper(text.slice(from.start, to.end), part.text)) return 'other';
    // "ICT certificate of proficiency", where nobody speaks of insurance.
    if (to.word === 'proficiency' && !isOfInsurance()) return 'other';
    if (examined.test(from.word) && isStudied(text.slice(to.end, part.end))) return 'learning';
    if ((place.kind === 'credential' || examined.test(from.word)) && notYet.test(part.text)) return 'wish';
    if (from.singular !== from.word && examined.test(from.singular)) return 'other';
    if (notMeant.test(from.surface) && !ofSport.test(part.text)) return 'other';
    if (place.kind === 'person' && isSupporter(tokens, place)) return 'other';
    if (place.kind !== 'credential' && isSurname(tokens, place)) return 'other';
    if (isPartOfName(masked, place)) return 'other';
    if (name !== undefined && to.end <= name.end && to.end - from.start < name.text.length / 2) return 'other';
    const { clauses } = saidIn(part);
    if (part.hasSchoolMarks && place.kind === 'skill' && isMarked(tokens, place)) return 'other';
    if (place.kind === 'skill' && namesDepartment(tokens, place.first, place.last)) return 'other';
    if (place.kind === 'person' && isSomebodyElse(tokens, place.first, place.last)) return 'other';
    if (place.kind === 'person' && areOthers(tokens, place.first, place.last)) return 'other';
    if (place.kind === 'person' && tellsOfThing(tokens, place.last)) return 'other';
    if (place.kind === 'person' && named.test(text.slice(part.start, from.start))) return 'other';
    if (place.kind === 'person' && isAspired(tokens, place.first)) return 'wish';
    const said = saidAt(clauses, from.start);
    if (said !== 'has') return said;
    if (part.zone === 'objective') return 'wish';
    return part.zone === 'learning' ? 'learning' : 'has';
  };
}

/** What is on its way, or was, is not held. */
const notYet =
  /\b(?:in (?:progress|process)|pending|await(?:ing|ed)?|waiting for|appl(?:ied|ying) for|application (?:for|submitted|made|lodged)|not yet (?:received|issued|renewed)|expired|lapsed|to be (?:issued|registered|renewed)|(?:will|to) (?:be )?(?:register|obtain)(?:ed|ing)?|registering|(?:na|nina)subiri|bado sija\w*|target(?:ing|ed)? (?:for )?(?:q[1-4] )?20\d\d)\b/i;
/** Named like a skill, and held by who has passed; more than one, "Kamau CPAs", are a firm. */
const exams = 'cpa|cpak|acca|cfa|cifa|cips|chrp|atd|ccna|ccnp|pmp';
const examined = new RegExp(`^(?:${exams})$`);
const nextExam = new RegExp(`\\b(?:${exams})\\b`, 'i');
/** "Oops", and who vouches for somebody, are no skills; who whistles at matches says so. */
const notMeant = /^(?:oops|referees?)$/i;
const ofSport =
  /\b(?:foot ?ball|basket ?ball|volley ?ball|rugby|hockey|netball|handball|match(?:es)?|sports?|games|league|fkf|caf|fifa|refereed|refereeing)\b/i;
/** "Mr. Stephen Njogu, General Manager": who is called so is somebody else. */
const named = /(?:^|[\s(])(?:Mr|Mrs|Ms|Miss|Shri|Bw|Bi)\.?(?: \p{Lu}[\p{L}.'’]*){1,4}(?:,| \() *$/u;
/** A shop, a product and a ship have papers, too. */
const ofSomethingElse =
  /\b(?:permits?|(?:our|new|all) products?|products|premises|compliance|standards?|inspect(?:ed|ing|ions?)|audit(?:ed|s|ing)?|clients?|customers?|vessels?|ships?|(?:company|shop|pharmacy|factory|clinic|business)(?:['’]s)? (?:licen[cs]es?|registration|permits?|certificates?))\b|\b(?:renewed|obtained|processed|applied for|acquired) (?:the |all )?(?:\S+ ){1,4}(?:for|of) (?:the|our|a|all)\b/i;
const held =
  /\b(?:registered (?:with|by|as)|my|member|holder|hold|licen[cs]ed (?:by|with)|valid|(?:no|number|reg)\.?\s?:?\s*[\w/-]*\d)\b/i;

/** Offices and societies that have members or certify, and employ people, too. */
const offices =
  /^(?:kebs|kenya bureau of standards|computer society of kenya|isaca|iata|ihrm|kism|institute of human resource management|kenya institute of supplies management|engineers board of kenya|media council of kenya|marketing society of kenya|icpak|nca)$/i;
const ofMember =
  /\b(?:members?|membership|fellow|associate|graduate|full|certifi\w+|certificates?|diploma|qualif\w+|accredited|accreditation|registered|registration|licen[cs]ed?|card|no|number|reg)\b|^\W*(?:(?:19|20)\d\d)?[\s:–-]*[^\s,]+(?: [^\s,]+){0,6}\W*(?:\(?(?:19|20)\d\d\)?)?\W*$/i;
/** Whoever was at its meeting, or helped there, is no member. */
const ofVisitor =
  /\b(?:conference|summit|seminar|awards|volunteer\w*|accredited (?:\w+ )?(?:company|agency|agents?))\b/i;

/** Names of papers, and sentences in which they mean something else. */
const notPapers: readonly (readonly [name: RegExp, sentence: RegExp])[] = [
  [offices, ofVisitor],
  // "AWS Certified Cloud Practitioner (CCP)" makes nobody a credit professional.
  [/^CCP$/, /cloud practitioner/i],
  // "A dedicated professional engineer" is praise.
  [/^professional engineer$/, /./],
  [/conduct$/i, /\bgood conduct of (?!\d)/i],
];

/** "KEBS - Nairobi" is an employer: of an office or a society by its name alone nobody says that they are a member. */
function isNoPaper(name: string, sentence: string): boolean {
  if (offices.test(name) && !ofMember.test(sentence)) return true;
  return notPapers.some(([named, where]) => named.test(name) && where.test(sentence));
}

/** "CPA Part II (ongoing)", up to the next examination: "CPA(K) 2019, ACCA ongoing". */
function isStudied(behind: string): boolean {
  return goesOn.test(behind.split(nextExam, 1)[0] ?? '');
}

function isOfSomethingElse(sentence: string): boolean {
  return ofSomethingElse.test(sentence) && !held.test(sentence);
}

const address =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?:https?:\/\/|www\.)\S{1,300}|(?<![\w.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|co\.ke|or\.ke|ac\.ke|go\.ke|me\.ke|ke|dev|me)(?:\/\S{0,300})?(?![\w])/g;

/** Of email and pages: no word in them is one of the person. */
function addressesIn(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(address)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
}

/** "Aspiring data scientist with strong research skills": the skills are there. */
function isAspired(tokens: readonly Token[], first: number): boolean {
  return tokens.slice(Math.max(0, first - 2), first).some(({ word }) => word === 'aspiring');
}

const ofLaw =
  /^(?:an?|the|as|senior|junior|associate|principal|assistant|managing|partner|litigation|commercial|conveyancing|corporate|legal|court|law|pupil|practicing|practising|qualified|licensed|admitted|trainee|state|private|and|or)$/;

/** "Strong advocate of team work", "patient advocate" and "DevOps advocate" plead before no court. */
function isSupporter(tokens: readonly Token[], { first, last }: Place): boolean {
  if (first !== last || tokens[first]?.singular !== 'advocate') return false;
  const [before, next] = [tokens[first - 1]?.word ?? '', tokens[last + 1]?.word ?? ''];
  const isOfCourt = tokens.slice(last + 1, last + 5).some(({ word }) => word === 'court');
  const { joins, opens } = tokens[first].gap;
  return !isOfCourt && (/^(?:of|for)$/.test(next) || (joins && !opens && !ofLaw.test(before)));
}

const surnames = new Set(
  'turner carpenter baker cook mason butler potter fisher hunter porter barber cooper miller weaver driver gardener shepherd farmer tanner sawyer'.split(
    ' ',
  ),
);
const ofWork =
  /^(?:senior|junior|assistant|head|chief|lead|master|trainee|apprentice|pastry|bread|cake|lathe|machine|wood|metal|general|casual|skilled|professional|qualified|experienced|certified|hotel|school|truck|lorry|bus|taxi|psv|matatu|boda|personal|company|night|day|landscape|stone|block|construction|furniture|home|house|private|line|second|third|commis|self|chicken|dairy|fish|poultry|small|large|office|van|forklift|tractor|delivery|crane|ambulance)$/;

/** "Mary Turner", "J. Baker", "Mr Carpenter": a capital behind a name or a title, at the end of what stands there; "Labonte R, Potter B" wrote a paper. */
function isSurname(tokens: readonly Token[], { first, last }: Place): boolean {
  const [before, token, after] = [tokens[first - 1], tokens[first], tokens[last + 1]];
  if (first !== last || token === undefined || !surnames.has(token.word) || !/^\p{Lu}/u.test(token.surface))
    return false;
  if ([before, after].every((one) => /^\p{Lu}$/u.test(one?.surface ?? ''))) return true;
  if (before === undefined || !/^\p{Lu}/u.test(before.surface) || ofWork.test(before.word)) return false;
  if (!token.gap.joins || token.gap.opens) return false;
  const isTitle = /^(?:mr|mrs|ms|miss|dr|eng|prof|rev|madam|mwl)$/.test(before.word);
  return isTitle || after === undefined || after.gap.opens || after.gap.lists;
}

function saidIn(part: Part): NonNullable<Part['said']> {
  part.said ??= {
    clauses: clausesOf(part.text, part.start).map((clause) => ({
      ...clause,
      isDenied: deniesAtItsEnd(clause.text),
      found: readClause(clause.text),
    })),
  };
  return part.said;
}

function saidAt(clauses: readonly ReadClause[], place: number): Standing {
  const clause = itemAt(clauses, place);
  if (clause === undefined) return 'has';
  if (clause.isDenied) return 'denied';
  return clause.found.findLast(({ from }) => from < place - clause.start)?.standing ?? 'has';
}

/** A CV begins with a name, which may be Baker or Mason: a word or two of a short first line, in capitals or not. */
function nameIn(first: Sentence | undefined): Sentence | undefined {
  if (!first?.closesLine || /[,:;|•–-]/.test(first.text)) return undefined;
  const words = first.text.split(/\s+/);
  const isName = words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
  return isName ? first : undefined;
}

/** "Mathematics B", "English: C+", "A in Physics". */
function isMarked(tokens: readonly Token[], { first, last }: Place): boolean {
  const [next, beforeThat] = [tokens[last + 1], tokens[first - 2]];
  return /^[A-E]\+?$/.test(next?.surface ?? '') || /^[A-E]\+?$/.test(beforeThat?.surface ?? '');
}
