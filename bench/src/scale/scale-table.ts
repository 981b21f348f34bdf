import type { ScaleFigures } from './measure-scale.ts';
import type { ScaleName } from './scale-variants.ts';

interface Row {
  readonly label: string;
  readonly figure: keyof ScaleFigures;
  readonly format: (value: number) => string;
  /** What it may be with all remotes, as a text and as a rule. */
  readonly bar?: { readonly text: string; readonly holds: (few: number, many: number) => boolean };
}

const bars = { bytes: 5000, paint: 1.1 } as const;

const rows: readonly Row[] = [
  {
    label: 'Requests',
    figure: 'requests',
    format: String,
    bar: { text: 'no more', holds: (few, many) => many <= few },
  },
  { label: 'JavaScript, brotli', figure: 'scriptBytes', format: kilobytes },
  {
    label: 'Everything',
    figure: 'totalBytes',
    format: kilobytes,
    bar: { text: '+5 KB', holds: (few, many) => many - few <= bars.bytes },
  },
  {
    label: 'First contentful paint',
    figure: 'firstContentfulPaint',
    format: milliseconds,
    bar: { text: '1.10', holds: (few, many) => many <= few * bars.paint },
  },
  { label: 'Largest contentful paint', figure: 'largestContentfulPaint', format: milliseconds },
  { label: 'Longest task', figure: 'longestTask', format: milliseconds },
];

interface Scales {
  readonly figures: Readonly<Record<ScaleName, ScaleFigures>>;
  readonly counts: Readonly<Record<ScaleName, number>>;
}

/** A Markdown table. What is above its bar is bold. */
export function formatScaleTable({ figures: { few, many }, counts }: Scales): string {
  return [
    `| Landing page, nothing cached | ${counts.few} remotes | ${counts.many} remotes | More | Ratio | Bar |`,
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(({ label, figure, format, bar }) => {
      const [base, value] = [few[figure], many[figure]];
      const isOver = bar !== undefined && !bar.holds(base, value);
      const ratio = base === 0 ? '' : (value / base).toFixed(2);
      const cells = [format(base), isOver ? `**${format(value)}**` : format(value), format(value - base), ratio];
      return `| ${[label, ...cells, bar?.text ?? ''].join(' | ')} |`;
    }),
  ].join('\n');
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
