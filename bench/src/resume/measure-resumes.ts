import { analyzeResume } from '@fursa/engine/analyze-resume';
import { type Part, parts, readOtherTexts, readResumes } from './labelled-resumes.ts';

/** How often a code was named, named rightly, and there to be named. */
export interface CodeQuality {
  readonly code: string;
  readonly part: Part;
  readonly found: number;
  readonly right: number;
  readonly wanted: number;
}

/** A CV that was judged otherwise than it is labelled. */
export interface Fault {
  readonly resume: string;
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** The month that "to date" means in the cases. */
const today = '2026-03';

/** Judges every CV of the cases. `faults` leave out the held-out part: nobody looks at it while tuning. */
export function measureResumes(): { qualities: CodeQuality[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const qualities = parts.flatMap((part) => {
    const sums = new Map<string, { found: number; right: number; wanted: number }>();
    const add = (label: string, found: number, right: number, wanted: number): void => {
      const [code = ''] = label.split(' ', 1);
      const sum = sums.get(code) ?? { found: 0, right: 0, wanted: 0 };
      sums.set(code, { found: sum.found + found, right: sum.right + right, wanted: sum.wanted + wanted });
    };
    for (const { name, text, strengths, improvements } of readResumes(part)) {
      const wanted = [...new Set([...strengths.map((code) => `+${code}`), ...improvements, 'is-a-cv'])];
      const found = namedIn(text);
      for (const label of wanted) add(label, 0, 0, 1);
      for (const label of found) add(label, 1, wanted.includes(label) ? 1 : 0, 0);
      const missing = wanted.filter((label) => !found.includes(label));
      const wrong = found.filter((label) => !wanted.includes(label));
      if (part !== 'held-out' && missing.length + wrong.length > 0) faults.push({ resume: name, missing, wrong });
    }
    for (const text of readOtherTexts(part)) {
      if (!namedIn(text).includes('is-a-cv')) continue;
      add('is-a-cv', 1, 0, 0);
      if (part === 'tuning') faults.push({ resume: text.slice(0, 30), missing: [], wrong: ['is-a-cv'] });
    }
    return [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([code, sum]) => ({ code, part, ...sum }));
  });
  return { qualities, faults };
}

function namedIn(text: string): string[] {
  const { verdict, strengths, improvements } = analyzeResume(text, { today });
  if (verdict === 'not-a-resume') return [];
  const named = improvements.flatMap(({ code, lines }) =>
    lines.length === 0 || isOnPart(code)
      ? [lines.length === 0 ? code : `${code} ${lines[0]}`]
      : lines.map((line) => `${code} ${line}`),
  );
  return [...new Set([...strengths.map(({ code }) => `+${code}`), ...named, 'is-a-cv'])];
}

/** These speak of a list of jobs, and are labelled with its first line only. */
function isOnPart(code: string): boolean {
  return code === 'oldest-first';
}

/** All codes of a part together, those of strengths apart from those of improvements. */
export function totalOf(
  qualities: readonly CodeQuality[],
  part: Part,
  kind: 'strengths' | 'improvements',
): CodeQuality {
  const own = qualities.filter(
    ({ code, part: of }) => of === part && code !== 'is-a-cv' && code.startsWith('+') === (kind === 'strengths'),
  );
  const sum = (read: (quality: CodeQuality) => number): number => own.reduce((all, quality) => all + read(quality), 0);
  return {
    code: `all ${kind}`,
    part,
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    wanted: sum(({ wanted }) => wanted),
  };
}

/** Precision and recall; 1 where there was nothing to be wrong or missed. */
export function qualityOf({ found, right, wanted }: CodeQuality): { precision: number; recall: number } {
  return { precision: found === 0 ? 1 : right / found, recall: wanted === 0 ? 1 : right / wanted };
}

/** Milliseconds for CVs of 20,000 words in a row, the median of five after two that do not count. */
export function measureTime(): { words: number; milliseconds: number } {
  const texts = readResumes('tuning').map(({ text }) => text);
  let whole = '';
  let words = 0;
  while (words < 20_000) {
    whole += `${texts.join('\n\n')}\n\n`;
    words = analyzeResume(whole, { today }).wordCount;
  }
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    analyzeResume(whole, { today });
    return performance.now() - start;
  });
  return { words, milliseconds: times.slice(2).sort((one, other) => one - other)[2] ?? 0 };
}
