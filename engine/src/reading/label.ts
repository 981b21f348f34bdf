/** What a sentence begins with when it is a heading, or has one of its own before a colon. */
export interface Label {
  /** In lower case, without numbers and signs around it. */
  readonly text: string;
  /** Nothing follows it: what comes after stands below it. */
  readonly isAlone: boolean;
}

const maxLabelLength = 60;
const maxWords = 8;

/** "REFEREES_________", "EDUCATION -----". */
const ruledOff = /(?<![\s_=~*.–—-])[\s_=~*.–—-]{3,}$/;
/** "REFEREES." is a heading; "I can give references." is none. */
const inCapitals = /^[\p{Lu}\s&]+\.$/u;

/** The label of a sentence, if it may have one. */
export function labelOf(written: string, isOwnLine: boolean): Label | undefined {
  const sentence = written.replace(ruledOff, '');
  const colon = sentence.slice(0, maxLabelLength).search(/[:：]|\s[-–—]\s/);
  if (colon > 0) {
    return { text: plain(sentence.slice(0, colon)), isAlone: sentence.slice(colon + 1).trim() === '' };
  }
  if (!isOwnLine || sentence.length > maxLabelLength || (/[.,;]$/.test(sentence) && !inCapitals.test(sentence)))
    return undefined;
  if (sentence.split(/\s+/).length > maxWords) return undefined;
  // "Mobile 0722 000 111": the number is what the label says, and nothing stands below it.
  return { text: plain(sentence), isAlone: !/\p{L}\W*\d/u.test(sentence) };
}

function plain(label: string): string {
  return label
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ');
}
