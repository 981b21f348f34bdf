import { awardIn } from './award.ts';
import { isSchool, partsOf } from './education-parts.ts';
import { type EntryLine, entryLine } from './entry-line.ts';

/** What a narrow column breaks off. */
const lastOfField =
  /^(?:technology|engineering|sciences?|development|management|studies|administration|education|systems|economics|commerce)\b(?!.*,)/i;
const lastOfSchool =
  /^(?:(?:high |secondary |primary |security )?(?:university|academy|institute|college|school|polytechnic)|university of (?:science and )?technology)\.?$/i;
const maxWordsOfRest = 4;
const going = /^(?:on[- ]?going|in progress|currently studying|present|current)$/i;

/** The lines of a part about schools, what was broken off put to its own. */
export function educationLines(block: readonly EntryLine[]): EntryLine[] {
  const lines: EntryLine[] = [];
  for (const line of block) {
    const above = lines.at(-1);
    if (above !== undefined && isRestOf(above, line))
      lines[lines.length - 1] = entryLine(above.index, `${above.text} ${line.text}`, above.isBullet);
    else lines.push(going.test(line.text) ? asTime(line) : line);
  }
  return lines;
}

/** "Ongoing" is all that is told of a time. */
function asTime(line: EntryLine): EntryLine {
  const span = { startDate: null, endDate: null, isCurrent: true, isSingle: false, start: 0, end: line.text.length };
  return { ...line, span, before: '', after: '' };
}

function isRestOf(above: EntryLine, line: EntryLine): boolean {
  if (above.isBlank || line.span !== null || line.text.split(' ').length > maxWordsOfRest) return false;
  return isRestOfPhrase(above, line) || isRestOfField(above, line) || isRestOfSchool(above, line);
}

/** "Diploma in", and below it "Information Technology". */
function isRestOfPhrase(above: EntryLine, { text }: EntryLine): boolean {
  return /\b(?:in|of|and|&)$/i.test(above.text) && /^\p{Lu}/u.test(text);
}

/** "Bachelor of Science in Software", and below it "Engineering". */
function isRestOfField(above: EntryLine, { text }: EntryLine): boolean {
  if (!lastOfField.test(text) || awardIn(text) !== undefined) return false;
  return partsOf(above).some((piece) => awardIn(piece)?.area);
}

/** "Dedan Kimathi", and below it "University of Technology". */
function isRestOfSchool(above: EntryLine, { text }: EntryLine): boolean {
  if (!lastOfSchool.test(text)) return false;
  const [name, ...others] = partsOf(above);
  if (name === undefined || others.length > 0 || awardIn(name) !== undefined) return false;
  const isWhole = isSchool(name) && !/\b(?:high|primary|secondary)$/i.test(name);
  return !isWhole && isInCapitals(name) === isInCapitals(text);
}

function isInCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text);
}
