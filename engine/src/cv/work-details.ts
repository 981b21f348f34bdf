import type { WorkEntry } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import type { EntryLine } from './entry-line.ts';
import { shown } from './work-lines.ts';

/** A line that only says that duties follow. */
export const duties =
  /^(?:(?:key|main|my|major|core|job) )?(?:profile|description|duties|responsibilities|achievements|roles|tasks|majukumu|activities)(?:(?: and | & |\/)\w+)?(?: include[sd]?)?\s*[:.-]?$/i;

/** "Currently working as a driver with Bidii Ltd". */
const now =
  /^(?:(?:i am|am|currently|presently|still|now) (?:working|employed|serving|engaged)|(?:currently|presently|now),? i (?:am )?work(?:ing)?|working as)\b/i;

export function timeOf(text: string): Pick<WorkEntry, 'startDate' | 'endDate' | 'isCurrent'> {
  const spans = datesIn(text);
  const span = spans.find(({ isSingle }) => !isSingle) ?? spans[0];
  if (span === undefined) return { startDate: null, endDate: null, isCurrent: now.test(text) };
  return { startDate: span.isSingle ? span.endDate : span.startDate, endDate: span.endDate, isCurrent: span.isCurrent };
}

/** The lines below a title: those of a list with the lines they go on in, the others as one text. */
export function described(lines: readonly EntryLine[], first: string): Pick<WorkEntry, 'summary' | 'highlights'> {
  const highlights: string[] = [];
  const plain: string[] = first === '' ? [] : [first];
  let isList = false;
  for (const { text, isBullet, isBlank } of lines) {
    if (isBlank || duties.test(text)) continue;
    const line = shown(text);
    const last = highlights.length - 1;
    if (isBullet) highlights.push(line);
    else if (isList && /^[\p{Ll}(\d]/u.test(line)) highlights[last] = `${highlights[last]} ${line}`;
    else plain.push(line);
    isList = isBullet || (isList && /^[\p{Ll}(\d]/u.test(line));
  }
  return { summary: plain.length === 0 ? null : plain.join(' '), highlights };
}
