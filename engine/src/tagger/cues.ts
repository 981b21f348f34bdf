import { type Token, tokenize } from '../text/tokenize.ts';
import { hashText, mix } from './hash.ts';
import { lexiconMarks } from './lexicon-marks.ts';
import { gapKinds, gapsOf, type Segment, segmentsOf } from './segments.ts';

/** A text as the tagger sees it: for each word the numbers its features are made of. */
export interface Cues {
  readonly tokens: readonly Token[];
  readonly segments: readonly Segment[];
  /** Before each word, and one more for what follows the last. */
  readonly gaps: Uint8Array;
  readonly words: Int32Array;
  readonly endings: Int32Array;
  readonly beginnings: Int32Array;
  readonly shapes: Int32Array;
  readonly marks: Uint8Array;
  /** Hash of the nearest word before, within the segment, that tells what follows: "experience", "ability". */
  readonly leads: Int32Array;
  /** The same to the right: "... skills", "... is an advantage". */
  readonly trails: Int32Array;
  /** Of each segment: which kinds of words it has, as bits. */
  readonly tones: Int32Array;
  /** Of each segment: the tone of the last heading above it, 0 for none. */
  readonly headings: Int32Array;
}

interface WordCues {
  readonly word: number;
  readonly ending: number;
  readonly beginning: number;
  readonly shape: number;
  readonly isLead: boolean;
  readonly tone: number;
}

const leadWords =
  /^(?:experience|experienced|knowledge|ability|able|skill|skilled|understanding|familiar|familiarity|proficient|proficiency|expertise|expert|background|degree|diploma|certificate|certification|qualification|qualified|fluent|fluency|competent|competence|interest|passion|passionate|responsible|responsibility|duty|ensure|include|must|require|required|advantage|plus|preferred|desirable|develop|manage|support|work|working|using|use|good|strong|excellent|minimum|proven|knowing|trained|training|licence|license|languages?|language|ujuzi|uzoefu|elimu|cheti|leseni|tool|like|such)$/;

const tones: readonly (readonly [RegExp, number])[] = [
  [/^(?:you|your|yourself|candidate|applicant|successful|ideal|person)$/, 1],
  [/^(?:we|our|us|company|client|organization|team)$/, 2],
  [/^(?:offer|benefit|salary|bonus|pension|holiday|insurance|perk|competitive|package|vacation|lunch)$/, 4],
  [
    /^(?:experience|knowledge|skill|degree|qualification|ability|understanding|proficient|familiar|fluent|diploma|certificate|requirement|qualify|qualified)$/,
    8,
  ],
  [/^(?:will|responsible|responsibility|duty|task|role)$/, 16],
  [/^(?:apply|application|cv|email|contact|resume|deadline|recruitment|click|interview|vacancy|send)$/, 32],
  [/^(?:plus|advantage|nice|preferred|bonus|desirable|ideally|preferably)$/, 64],
  [/^(?:about|founded|leading|world|global|mission|customer|million|employee|equal)$/, 128],
];

/** Everything the tagger knows of a text before it reads on. */
export function readCues(text: string): Cues {
  const tokens = tokenize(text);
  const gaps = gapsOf(text, tokens);
  const segments = segmentsOf(gaps);
  const count = tokens.length;
  const known = new Map<string, WordCues>();
  const read = tokens.map((token) => {
    const cues = known.get(token.surface) ?? readWord(token);
    known.set(token.surface, cues);
    return cues;
  });
  const leads = new Int32Array(count);
  const trails = new Int32Array(count);
  const toneOf = new Int32Array(segments.length);
  const headings = new Int32Array(segments.length);
  let heading = 0;
  for (const [place, { first, after }] of segments.entries()) {
    let lead = 0;
    let tone = 0;
    for (let index = first; index < after; index += 1) {
      const cues = read[index];
      if (cues === undefined) continue;
      leads[index] = lead;
      tone |= cues.tone;
      if (cues.isLead) lead = cues.word;
    }
    let trail = 0;
    for (let index = after - 1; index >= first; index -= 1) {
      const cues = read[index];
      trails[index] = trail;
      if (cues?.isLead) trail = cues.word;
    }
    toneOf[place] = tone;
    headings[place] = heading;
    if (isHeading(text, tokens, { first, after }, gaps)) heading = tone === 0 ? 1 : tone << 1;
  }
  return {
    tokens,
    segments,
    gaps,
    words: Int32Array.from(read, ({ word }) => word),
    endings: Int32Array.from(read, ({ ending }) => ending),
    beginnings: Int32Array.from(read, ({ beginning }) => beginning),
    shapes: Int32Array.from(read, ({ shape }) => shape),
    marks: lexiconMarks(tokens),
    leads,
    trails,
    tones: toneOf,
    headings,
  };
}

function readWord({ surface, word, singular }: Token): WordCues {
  return {
    word: hashText(word),
    ending: hashText(word.slice(-3)),
    beginning: hashText(word.slice(0, 4)),
    shape: shapeOf(surface),
    isLead: leadWords.test(singular) || leadWords.test(word),
    tone: tones.reduce((sum, [pattern, bit]) => (pattern.test(singular) ? sum | bit : sum), 0),
  };
}

/** Whether it has capitals, small letters, digits and signs, in which order, and whether it is short. */
function shapeOf(surface: string): number {
  const kinds = surface
    .slice(0, 16)
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/[\p{Ll}\p{Lo}\p{M}]+/gu, 'a')
    .replace(/\p{N}+/gu, '0');
  return mix(hashText(kinds), surface.length > 3 ? 4 : surface.length);
}

/** A short line of its own, or one that ends with a colon. */
function isHeading(text: string, tokens: readonly Token[], { first, after }: Segment, gaps: Uint8Array): boolean {
  if (after - first > 6 || gaps[first] !== gapKinds.line || gaps[after] !== gapKinds.line) return false;
  const end = tokens[after - 1]?.end ?? 0;
  return text.slice(end, end + 3).includes(':') || (after - first <= 4 && !/[.,;)]/.test(text.slice(end, end + 2)));
}
