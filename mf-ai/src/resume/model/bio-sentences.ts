/** At most so many of the person's own lines. */
const maxLines = 2;
const maxLineLength = 240;

/** As the engine finds it. */
interface Strength {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly lines: readonly number[];
}

interface JudgedText {
  readonly strengths: readonly Strength[];
  readonly lines: readonly string[];
  /** Lines, from 0, that could be better. */
  readonly weak: ReadonlySet<number>;
}

/** Years of work in a sentence. */
export type YearsSentence = (years: number) => string;

/**
 * What strengths say about the person, as sentences for a bio: years of work, and their own best lines word by word. Strengths of the
 * writing ("clear sections") say nothing about a person.
 */
export function bioSentences({ strengths, lines, weak }: JudgedText, yearsSentence: YearsSentence): readonly string[] {
  return strengths.flatMap(({ code, values, lines: at }) => {
    const written = at.filter((line) => !weak.has(line)).map((line) => lines[line] ?? '');
    if (code === 'years-of-experience') return [yearsSentence(Number(values.years))];
    if (code === 'licences') return asSentences([String(values.names)]);
    if (code === 'qualification') return asSentences(written.slice(0, 1));
    if (code === 'quantified-results') return asSentences(written.slice(0, maxLines));
    return [];
  });
}

/** Lines without their bullets, with a full stop. */
function asSentences(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const words = line.replace(/^[\s\-*•·▪◦–—o]+(?=\s)/u, '').trim();
    if (words === '' || words.length > maxLineLength) return [];
    return [/[.!?]$/.test(words) ? words : `${words}.`];
  });
}
