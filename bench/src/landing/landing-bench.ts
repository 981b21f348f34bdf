import { type Bench, readRuns, tell, writeResults } from '../bench.ts';
import { type LandingFigures, measureLanding } from './measure-landing.ts';
import { medianFigures } from './median-figures.ts';
import { measureInTurns, type VariantName, variants } from './variants.ts';

interface Row {
  readonly label: string;
  readonly figure: keyof LandingFigures;
  readonly format: (value: number) => string;
}

const rows: readonly Row[] = [
  { label: 'Requests', figure: 'requests', format: count },
  { label: 'JavaScript, brotli', figure: 'scriptBytes', format: kilobytes },
  { label: 'Everything', figure: 'totalBytes', format: kilobytes },
  { label: 'First contentful paint', figure: 'firstContentfulPaint', format: milliseconds },
  { label: 'Largest contentful paint', figure: 'largestContentfulPaint', format: milliseconds },
  { label: 'Layout shift', figure: 'layoutShift', format: shift },
  { label: 'Longest task', figure: 'longestTask', format: milliseconds },
  { label: 'Cold navigation', figure: 'coldNavigation', format: milliseconds },
  { label: 'Cold navigation, requests', figure: 'coldNavigationRequests', format: count },
  { label: 'Cold navigation, JavaScript', figure: 'coldNavigationScriptBytes', format: kilobytes },
  { label: 'Prefetched navigation', figure: 'prefetchedNavigation', format: milliseconds },
];

/** A Markdown table. The ratio is of what was measured, not of the rounded figures beside it. */
function formatLandingTable({ oneBundle, composed }: Readonly<Record<VariantName, LandingFigures>>): string {
  return [
    '| Landing page, nothing cached | One bundle | Composed at run time | Ratio |',
    '|---|--:|--:|--:|',
    ...rows.map(({ label, figure, format }) => {
      const cells = [
        label,
        format(oneBundle[figure]),
        format(composed[figure]),
        ratio(oneBundle[figure], composed[figure]),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

function count(value: number): string {
  return String(value);
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

function shift(value: number): string {
  return value.toFixed(3);
}

function ratio(base: number, value: number): string {
  return base === 0 ? '' : (value / base).toFixed(2);
}

export const landingBench: Bench = {
  name: 'landing',
  usage: 'landing [--runs <number>]',
  summary: 'the landing page and the way to a remote’s page, against the same sources as one bundle',
  async run(args) {
    const runCount = readRuns(args, 5);
    tell('Building both variants ...');
    const runs = await measureInTurns(variants, runCount, measureLanding);
    const medians = { oneBundle: medianFigures(runs.oneBundle), composed: medianFigures(runs.composed) };
    await writeResults('landing', { medians, runs });
    tell(`\nMedian of ${runCount} runs: 1.6 Mbps, 150 ms, a quarter of the processor, HTTP/2, brotli\n`);
    console.log(formatLandingTable(medians));
  },
};
