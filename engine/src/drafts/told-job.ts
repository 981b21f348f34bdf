import type { WorkEntry } from '../cv/cv-facts.ts';
import { isPlace } from '../cv/title-parts.ts';
import { roleWord } from '../cv/vocabulary.ts';
import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import type { DraftSource } from './draft.ts';
import { contactsIn, isInstruction } from './draft-rules.ts';
import { distinctSources, type Quotes } from './quotes.ts';
import { lowerTitle, properCase } from './wording.ts';
import { type WorkPhrase, workPhrases } from './work-phrases.ts';

/** A post that somebody has or had, in the words of a draft. */
export interface ToldJob {
  /** "truck driver"; in quotation marks when it is no English title of a person: “Mpishi” (cook). */
  readonly post: string;
  /** Whether "a" or "an" goes before the post. */
  readonly isTitle: boolean;
  readonly employer: string | null;
  readonly isOwn: boolean;
  readonly isCurrent: boolean;
  /** Years, as the CV has them. */
  readonly from: string | null;
  readonly to: string | null;
  readonly sources: readonly DraftSource[];
  readonly phrases: readonly (WorkPhrase & { readonly sources: readonly DraftSource[] })[];
}

const own = /^(?:self[- ]?employed|freelance|jua kali|own business)\b/i;
const longestTitle = 60;
const longestEmployer = 70;

/** Undefined when the entry names no post that can be spoken of. */
export function tellJob(entry: WorkEntry, quotes: Quotes): ToldJob | undefined {
  const { position, name, line } = entry;
  if (position === null || position.length > longestTitle || !isPlain(position)) return undefined;
  const ofPost = quotes.lineWith(position, line);
  if (ofPost === undefined || isInstruction(ofPost.quote)) return undefined;
  const isOwn = name !== null && own.test(name);
  const employer = name === null || isOwn || !isEmployer(name) ? undefined : quotes.lineWith(name, ofPost.quote);
  const [from, to] = [entry.startDate, entry.isCurrent ? null : entry.endDate].map((date) => date?.slice(0, 4) ?? null);
  const ofYears = [from, to].map((year) => (year == null ? undefined : quotes.lineWith(year, ofPost.quote)));
  return {
    ...postOf(position),
    employer: employer === undefined || name === null ? null : properCase(name),
    isOwn,
    isCurrent: entry.isCurrent,
    from: ofYears[0] === undefined ? null : (from ?? null),
    to: ofYears[1] === undefined ? null : (to ?? null),
    sources: distinctSources([
      ofPost,
      employer,
      isOwn && name !== null ? quotes.lineWith(name, ofPost.quote) : undefined,
      ...ofYears,
    ]),
    phrases: workPhrases([
      ...(entry.summary === null ? [] : quotes.linesOf(entry.summary)),
      ...entry.highlights,
    ]).flatMap((phrase) => {
      const source = quotes.lineWith(phrase.line, ofPost.quote);
      return source === undefined ? [] : [{ ...phrase, sources: [source] }];
    }),
  };
}

function postOf(position: string): Pick<ToldJob, 'post' | 'isTitle'> {
  const tokens = tokenize(position);
  const [occupation] = findOccupations(tokens, true);
  const named =
    occupation === undefined
      ? ''
      : position.slice(tokens[occupation.first]?.start, tokens[occupation.last]?.end).toLowerCase();
  const alias = occupation?.concept.aliases.find(({ text }) => text.toLowerCase() === named);
  if (alias?.register === 'sw' || alias?.register === 'sheng' || kiswahili.test(position)) {
    const meaning = occupation === undefined ? '' : ` (${lowerTitle(occupation.concept.names.en)})`;
    return { post: `“${position}”${meaning}`, isTitle: false };
  }
  const isTitle =
    roleWord.test(position) && !/\b(?:practice|internship|attachment|casual|and|&|\/)\W*$/i.test(position);
  return isTitle ? { post: lowerTitle(position), isTitle } : { post: `“${position}”`, isTitle };
}

const kiswahili =
  /\b(?:dereva|mpishi|fundi|mwalimu|msaidizi|muuguzi|karani|mlinzi|meneja|mhudumu|mfanyakazi|mkulima|mchungaji|kibarua|msimamizi|mhasibu|mkufunzi|keshia|mwuzaji|muuzaji|msusi|kinyozi|utingo|mkurugenzi|katibu|yaya|mama)\b/i;

function isEmployer(name: string): boolean {
  return (
    name.length <= longestEmployer &&
    isPlain(name) &&
    /^\p{Lu}/u.test(name) &&
    !isPlace(name) &&
    !/^(?:And|With|Of|For|As)\b/.test(name)
  );
}

function isPlain(words: string): boolean {
  return (
    !isInstruction(words) &&
    contactsIn(words).length === 0 &&
    !/["“”<>{}[\]:;!?=]/.test(words) &&
    !/\b(?:i|my|you|your)\b/i.test(words)
  );
}
