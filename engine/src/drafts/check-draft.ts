import { broaderOf, credentialById } from '../concepts/index.ts';
import { type PersonMention, personMentions } from '../reading/person/person-mentions.ts';
import type { DraftSentence, DraftSource, DraftTexts, ProposedSentence, RefusalReason } from './draft.ts';
import { contactsIn, isCourtesy, isInstruction, isPraise } from './draft-rules.ts';
import { hasFigures } from './figures.ts';
import { type FoldedText, fold, foldText, type Range } from './folded-text.ts';
import { jobClauses } from './job-clauses.ts';
import { hasNames, type WordsKnown, wordsIn } from './names.ts';
import { wordingShare } from './wording-share.ts';

export interface CheckedDraft {
  readonly accepted: readonly DraftSentence[];
  readonly refused: readonly { readonly text: string; readonly reason: RefusalReason }[];
}

/** What is read of the texts once, for all sentences. */
interface ReadTexts {
  readonly resume: FoldedText;
  readonly advert: FoldedText;
  readonly mentions: readonly PersonMention[];
  readonly words: WordsKnown;
}

/** A sentence with the quotes it rests on. */
interface Claiming {
  readonly text: string;
  readonly named: readonly PersonMention[];
  readonly job: readonly Range[];
  readonly ofResume: readonly string[];
  readonly ofAdvert: readonly string[];
}

/** The longest sentence, and the longest quote: whoever quotes a whole text proves nothing. */
const maxLength = 600;
/** The share of a sentence's own words that its quotes must have. */
const minShare = 0.5;

/**
 * Tells the sentences that the texts bear out from those that claim more, in their order. A sentence about the person rests on
 * the CV alone, and only on what it says the person has; one about the post may rest on the advert. It reads words, not
 * meaning: a sentence of words of its quotes in another order may pass. Pure.
 */
export function checkDraft(sentences: readonly ProposedSentence[], texts: DraftTexts): CheckedDraft {
  const refusal = draftChecker(texts);
  const accepted: DraftSentence[] = [];
  const refused: { text: string; reason: RefusalReason }[] = [];
  for (const { text, sources, startsParagraph = false } of sentences) {
    const reason = refusal({ text, sources });
    if (reason === undefined) accepted.push({ text: text.trim(), sources, startsParagraph });
    else refused.push({ text, reason });
  }
  return { accepted, refused };
}

/** Says why a sentence is refused, or undefined: the texts are read once for all sentences. */
type DraftChecker = (sentence: ProposedSentence) => RefusalReason | undefined;

function draftChecker(texts: DraftTexts): DraftChecker {
  const read = readTexts(texts);
  return ({ text, sources }) => refusalOf(text, sources, read);
}

function readTexts({ resume, advert }: DraftTexts): ReadTexts {
  const wholeAdvert = [advert.title, advert.company ?? '', advert.text].join('\n');
  return {
    resume: foldText(resume),
    advert: foldText(wholeAdvert),
    mentions: personMentions(resume),
    words: { resume: wordsIn(resume), advert: wordsIn(wholeAdvert) },
  };
}

function refusalOf(text: string, sources: readonly DraftSource[], read: ReadTexts): RefusalReason | undefined {
  if (text.length > maxLength || isInstruction(text)) return 'instruction';
  if (isPraise(text)) return 'praise';
  if (contactsIn(text).some((contact) => !read.resume.has(contact))) return 'contact';
  if (sources.length === 0) return isCourtesy(text) || isSignature(text, read) ? undefined : 'no-source';
  if (sources.some((source) => !isQuoted(source, read))) return 'unknown-quote';
  const job = jobClauses(text);
  const own = without(text, job);
  const quotes = (from: DraftSource['from']) =>
    sources.filter((source) => source.from === from).map(({ quote }) => quote);
  const [ofResume, ofAdvert] = [quotes('resume'), quotes('advert')];
  if (own.trim() !== '' && ofResume.length === 0 && !isCourtesy(text) && hasClaim(own)) return 'no-source';
  if (!hasFigures(own, ofResume) || !hasFigures(text, [...ofResume, ...ofAdvert])) return 'number';
  const named = personMentions(text);
  if (!hasConcepts({ text, named, job, ofResume, ofAdvert }, read)) return 'claim';
  if (!hasNames(text, { job, named: named.filter(({ kind }) => kind !== 'occupation'), known: read.words }))
    return 'name';
  return wordingShare(text, [...ofResume, ...(job.length === 0 ? [] : ofAdvert)]) < minShare ? 'wording' : undefined;
}

/** What is left of a job clause's sentence is often a comma, or "and". */
function hasClaim(own: string): boolean {
  return /\p{L}{2,}/u.test(own.replace(/\b(?:and|or|but|so|at|for|i)\b/gi, ''));
}

/** The name of the person below a letter. */
function isSignature(text: string, { resume }: ReadTexts): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,4}$/u.test(text.trim()) && resume.has(text);
}

function isQuoted({ from, quote }: DraftSource, { resume, advert }: ReadTexts): boolean {
  if (quote.length > maxLength || !/[\p{L}\p{N}]/u.test(quote)) return false;
  return (from === 'resume' ? resume : advert).has(quote);
}

function without(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let end = 0;
  for (const range of ranges) {
    kept += text.slice(end, range.start);
    end = range.end;
  }
  return kept + text.slice(end);
}

/** Whether the CV says, in the quotes, that the person has what the sentence names; or the advert names it, where it speaks of the post. */
function hasConcepts({ text, named, job, ofResume, ofAdvert }: Claiming, read: ReadTexts): boolean {
  const places = ofResume.flatMap((quote) => read.resume.find(quote));
  const quoted = read.mentions.filter(({ start, end }) => isWithin(places, start, end));
  const had = withBroader(quoted.filter(({ standing }) => standing === 'has').map(({ concept }) => concept));
  const asked = new Set(ofAdvert.flatMap((line) => personMentions(line)).map(({ concept }) => concept));
  const advertWords = ofAdvert.map(fold);
  return named.every(({ concept, standing, start, end }) => {
    if (had.has(concept)) return true;
    const words = fold(text.slice(start, end));
    if (isWithin(job, start, end) && (asked.has(concept) || advertWords.some((quote) => quote.includes(words))))
      return true;
    const inQuotes = quoted.filter((mention) => mention.concept === concept);
    // "I am learning X": what the CV says alike.
    if (standing !== 'has') return inQuotes.some((mention) => mention.standing === standing);
    return inQuotes.every((mention) => mention.standing === 'other') && isPartOfQuotedName(text, start, end, ofResume);
  });
}

function isWithin(ranges: readonly Range[], from: number, to: number): boolean {
  return ranges.some(({ start, end }) => start <= from && to <= end);
}

/** "at Jenga Hardware", "a Diploma in Business Information Technology": the name of an employer, a school or a course, as the CV has it. */
function isPartOfQuotedName(text: string, start: number, end: number, ofResume: readonly string[]): boolean {
  const before = ofName.exec(text.slice(0, start))?.[1];
  const after = /^[\p{L}’'-]*(?: (?:of|and|&|for|the)? ?\p{Lu}[\p{L}’'-]*)*/u.exec(text.slice(end))?.[0] ?? '';
  if (before === undefined) return false;
  const name = fold(before + text.slice(start, end) + after);
  return /\s/.test(name) && ofResume.some((quote) => fold(quote).includes(name));
}

const ofName =
  /\b(?:at|from|(?:Diploma|Certificate|Bachelor|Master|Degree|Science|Arts|Technology|BSc|BA|MSc) (?:of|in))\s((?:\p{Lu}[\p{L}.’'-]*\s(?:(?:of|and|&|for|the)\s)?)*)$/u;

/** What follows from something without a doubt: the broader skill, what a paper proves and includes. */
function withBroader(concepts: readonly string[]): Set<string> {
  const all = new Set(concepts);
  for (const concept of all) {
    const paper = credentialById(concept);
    for (const more of [...broaderOf(concept), ...(paper?.includes ?? []), ...(paper?.proves ?? [])]) all.add(more);
  }
  return all;
}
