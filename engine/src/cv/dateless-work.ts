import type { EntryLines } from './entry-lines.ts';
import { titleParts, workTitle } from './title-parts.ts';
import { type Head, maxEntries } from './work-heads.ts';
import { isNamedRole, isTitle } from './work-lines.ts';

/**
 * Adds the jobs that tell no time. Where others do, or duties stand between, only a known kind of work with a known kind of employer is one.
 */
export function withDateless(block: EntryLines, dated: readonly Head[]): Head[] {
  const isLoose = dated.length === 0;
  const isList = isLoose && block.every(({ isBullet, isBlank }) => isBullet || isBlank);
  const heads: Head[] = [];
  const gaps = [{ from: 0, end: 0 }, ...dated].map(({ end }, at) => ({
    from: end,
    to: dated[at]?.from ?? block.length,
  }));
  for (const [index, { from, to }] of gaps.entries()) {
    if (index > 0 && dated[index - 1] !== undefined) heads.push(dated[index - 1] as Head);
    for (let at = from; at < to && heads.length < maxEntries; at += 1) {
      const before = block[at - 1];
      const isFirst = before === undefined || before.isBlank || before.isBullet;
      const length = isFirst ? datelessLength(block, at, to, isLoose, isList) : 0;
      const line = block[at];
      if (length === 0 || line === undefined) continue;
      heads.push({ from: at, end: at + length, lines: block.slice(at, at + length), dated: line });
      at += length - 1;
    }
  }
  return heads;
}

/** How many lines from here name a job without a time; 0 when they name none. */
function datelessLength(block: EntryLines, at: number, to: number, isLoose: boolean, isList: boolean): number {
  const [line, next] = [block[at], at + 1 < to ? block[at + 1] : undefined];
  if (
    line === undefined ||
    line.isBlank ||
    line.span !== null ||
    !isTitle({ ...line, isBullet: line.isBullet && !isList })
  )
    return 0;
  const { parts } = titleParts([line.text]);
  const hasRole = parts.some(isNamedRole);
  if (hasRole && parts.some(({ kind }) => kind === 'organisation')) return 1;
  if (isLoose && hasRole && !/:\s/.test(line.text) && workTitle([line.text]).name !== null) return 1;
  if (line.isBullet) return 0;
  if (next === undefined || next.isBlank || next.isBullet || next.span !== null || !isTitle(next)) return 0;
  const below = titleParts([next.text]).parts;
  if (hasRole === below.some(isNamedRole)) return 0;
  const employer = hasRole ? below : parts;
  if (employer.some(({ kind }) => kind === 'organisation')) return 2;
  return isLoose && workTitle([line.text, next.text]).name !== null ? 2 : 0;
}
