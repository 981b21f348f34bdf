import type { Row, TextRun } from './text-run.ts';

/** Parts of the letters' size: from the first on a gap is a space, from the second on something else stands there. */
const spaceFrom = 0.12;
const apartFrom = 1;
const cellFrom = 0.4;
/** So many rows that go on at the same place make a column. */
const startsAlike = 3;
const bulletReach = 4;
const loneBullet = /^[•●○◦▪▫■□◆◇►▶➢➤✓✔❖‣⁃·*o\u{f000}-\u{f0ff}–-]$/u;

/** Rows from top to bottom, by baseline; signs that were drawn twice to look bold count once. */
export function rowsOf(runs: readonly TextRun[]): Row[] {
  const open: { y: number; size: number; runs: TextRun[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    // Rows come from top to bottom: only the last few can be near.
    const row = open.slice(-3).find((each) => isOnBaseline(run, each));
    if (row === undefined) open.push({ y: run.y, size: run.size, runs: [run] });
    else {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { size: run.size, y: run.y });
    }
  }
  const starts = columnStarts(open.map((row) => row.runs));
  return open
    .map(({ y, size, runs: inRow }) => ({ y, size, segments: segmentsOf(withoutSpacedLetters(inRow), starts) }))
    .sort((a, b) => a.y - b.y);
}

const maxMarkLength = 4;

/** A small sign may stand higher or lower: `1st`, a footnote mark. More than that is a line of its own. */
function isOnBaseline(
  run: TextRun,
  row: { readonly y: number; readonly size: number; readonly runs: readonly TextRun[] },
): boolean {
  const larger = Math.max(run.size, row.size);
  const small = run.size < row.size ? [run] : row.runs;
  const isMark = small.every(({ text }) => text.trim().length <= maxMarkLength);
  const isSmall = isMark && Math.min(run.size, row.size) <= 0.75 * larger;
  return Math.abs(run.y - row.y) <= (isSmall ? 0.45 : 0.2) * larger;
}

const spacedWord = /^(?:\p{L} )+\p{L}$/u;
const minSpaced = 4;

/** Letters that were set apart, "S A L I M" in one run or in five, are words again; where the gap is much wider, another begins. */
function withoutSpacedLetters(runs: readonly TextRun[]): readonly TextRun[] {
  const ordered = [...runs].sort((a, b) => a.x - b.x);
  const isSpaced = ({ text }: TextRun): boolean => spacedWord.test(text.trim());
  if (ordered.filter(isSpaced).some(({ text }) => text.trim().length >= 2 * minSpaced - 1))
    return ordered.map((run) => (isSpaced(run) ? { ...run, text: run.text.replaceAll(' ', '') } : run));
  const letters = ordered.filter(({ text }) => /^\p{L}$/u.test(text.trim()));
  if (letters.length < minSpaced || letters.length < ordered.length) return runs;
  const gaps = letters.slice(1).map(({ x }, at) => x - (letters[at]?.right ?? x));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: TextRun[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = words.at(-1);
    if (last === undefined || (gaps[at - 1] ?? 0) > 1.8 * usual) words.push(letter);
    else words[words.length - 1] = { ...last, text: last.text.trim() + letter.text.trim(), right: letter.right };
  }
  // One blank apart, whatever stands between them on the page.
  return words.map((word, at) =>
    at === 0 ? word : { ...word, text: ` ${word.text}`, x: words[at - 1]?.right ?? word.x },
  );
}

/** Places where several rows go on behind a wide space: the cells of a narrow table stand closer than those of a wide one. */
function columnStarts(rows: readonly (readonly TextRun[])[]): Set<number> {
  const counts = new Map<number, number>();
  for (const runs of rows) {
    const ordered = [...runs].sort((a, b) => a.x - b.x);
    for (const [index, run] of ordered.entries()) {
      const before = ordered[index - 1];
      if (before === undefined || run.x - before.right < cellFrom * run.size) continue;
      counts.set(Math.round(run.x), (counts.get(Math.round(run.x)) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= startsAlike).map(([x]) => x));
}

function segmentsOf(runs: readonly TextRun[], starts: ReadonlySet<number>): TextRun[] {
  const segments: TextRun[] = [];
  for (const run of [...runs].sort((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    if (last === undefined) {
      segments.push(run);
      continue;
    }
    if (isDrawnAgain(last, run)) continue;
    const gap = run.x - last.right;
    const isCell = starts.has(Math.round(run.x));
    const reach = loneBullet.test(last.text.trim()) ? bulletReach : isCell ? cellFrom : apartFrom;
    const isOther = Math.max(last.size, run.size) > 1.4 * Math.min(last.size, run.size);
    const isMark = Math.min(last.text.trim().length, run.text.trim().length) <= maxMarkLength;
    if (gap > reach * Math.max(last.size, run.size) || (isOther && !isMark)) segments.push(run);
    else segments[segments.length - 1] = joined(last, run, gap);
  }
  return segments;
}

function isDrawnAgain(last: TextRun, run: TextRun): boolean {
  return (
    last.text.endsWith(run.text) && run.text.trim().length > 1 && Math.abs(last.right - run.right) < 0.15 * run.size
  );
}

function joined(last: TextRun, run: TextRun, gap: number): TextRun {
  const size = Math.max(last.size, run.size);
  const isSpaced = gap > spaceFrom * size && !last.text.endsWith(' ') && !run.text.startsWith(' ');
  return {
    text: `${last.text}${isSpaced ? ' ' : ''}${run.text}`,
    x: last.x,
    right: Math.max(last.right, run.right),
    y: last.y,
    size,
  };
}
