import type { EntryLine, EntryLines } from './entry-line.ts';
import { isNamedRole, titleParts } from './title-parts.ts';
import { toldJob } from './told-job.ts';
import { office } from './vocabulary.ts';
import { type Head, maxEntries } from './work-heads.ts';
import { deed, isTitle, partsIn, titleIn } from './work-lines.ts';

/**
 * Adds the jobs that tell no time. Where others do, or duties stand between, only a known kind of work with a known kind of employer is one.
 */
export function withDateless(block: EntryLines, dated: readonly Head[]): Head[] {
  const isLoose = dated.length === 0;
  const isList = isLoose && block.every(({ isBullet, isBlank, text }) => isBullet || isBlank || text.endsWith(':'));
  const isBySentence = dated.length === 0 || dated.some((head) => toldJob(head.dated.text) !== undefined);
  const heads = [...dated];
  for (const [at, line] of block.entries()) {
    if (heads.some(({ from, end }) => at >= from && at < end)) continue;
    if (isBySentence && isToldJob(line)) {
      heads.push({ from: at, end: at + 1, lines: [line], duties: [], dated: line });
      continue;
    }
    const before = block[at - 1];
    // A sentence without a list mark may tell what was done in the job above.
    const isBehindDeed = isLoose && before !== undefined && deed.test(before.text);
    const isFirst =
      before === undefined ||
      before.isBlank ||
      before.isBullet ||
      (isBehindDeed && !deed.test(line.text)) ||
      isNextSentence(
        before,
        line,
        heads.some(({ end }) => end === at),
      );
    if (!isFirst) continue;
    const to = dated.find(({ from }) => from > at)?.from ?? block.length;
    // "Field Attachment - Data Analysis", and below it the employer: the longer title where only that one has a known employer.
    const titles = [1, line.isBullet ? 1 : 2].map((count) => block.slice(at, Math.min(to, at + count)));
    const lines =
      titles.find((title) => isDatelessJob(title, false, isList)) ??
      titles.find((title) => isLoose && isDatelessJob(title, true, isList));
    if (lines !== undefined) heads.push({ from: at, end: at + lines.length, lines, duties: [], dated: line });
  }
  return heads.toSorted((one, other) => one.from - other.from).slice(0, maxEntries);
}

/** "Worked as a salesman with Bidii Ltd", "Worked as a plumber for 2 years", and no "Worked as a plumber" alone. */
function isToldJob({ text, span }: EntryLine): boolean {
  const { position = null, name = null } = (span === null && toldJob(text)) || {};
  if (/\s(?:and|also|the)$/i.test(name ?? '')) return false;
  return position !== null && (/\p{Lu}/u.test(name ?? '') || /\b(?:years?|months?)\b/i.test(text));
}

/** "I sold tickets." or another job, and below it "Did my attachment at Bidii Ltd." */
function isNextSentence(before: EntryLine, line: EntryLine, isBehindJob: boolean): boolean {
  return (isBehindJob || before.text.endsWith('.')) && / (?:at|kwa|[–—|-]) \p{L}/u.test(line.text);
}

/** "Captain of the school team", "Fresh graduate, no experience". */
const noPost = new RegExp(String.raw`${office.source}|\bno (?:\w+ )?experience\b`, 'i');

/** One line, or a post and an employer each in a line of its own. */
function isDatelessJob(lines: EntryLines, isLoose: boolean, isList: boolean): boolean {
  const isWritten = (line: EntryLine) =>
    !line.isBlank && line.span === null && isTitle({ ...line, isBullet: line.isBullet && !isList });
  if (lines.some(({ text }) => toldJob(text) !== undefined)) return false;
  const posts = lines.filter(({ text }) => titleParts([text]).parts.some(isNamedRole));
  if (posts.length !== 1 || !lines.every(isWritten) || posts.some(({ text }) => noPost.test(text))) return false;
  if (partsIn(lines).some(({ kind }) => kind === 'organisation')) return true;
  return isLoose && titleIn(lines).name !== null && !(lines.length === 1 && /:\s/.test(lines[0]?.text ?? ''));
}
