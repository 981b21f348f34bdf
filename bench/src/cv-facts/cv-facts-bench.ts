import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { type FactQuality, type Fault, measureCvFacts, qualityOf } from './measure-cv-facts.ts';

export const cvFactsBench: Bench = {
  name: 'cv-facts',
  usage: 'cv-facts [--faults]',
  summary: 'what is read of CVs: names, contacts, jobs, schools, papers',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { faults: { type: 'boolean', default: false } } });
    const { qualities, faults } = measureCvFacts();
    console.log(formatCvFactsTable(qualities));
    if (values.faults) console.log(formatFaults(faults));
  },
};

/** A Markdown table with a row for each fact: how much of what was found is right, and of what is there was found. */
function formatCvFactsTable(qualities: readonly FactQuality[]): string {
  const facts = [...new Set(qualities.map(({ fact }) => fact))];
  return [
    '| Fact | Tuned: labels | Precision | Recall | Held out: labels | Precision | Recall |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...facts.map((fact) => {
      const cells = (['tuning', 'held-out'] as const).map((part) => {
        const quality = qualities.find((other) => other.fact === fact && other.part === part);
        if (quality === undefined) return '| | |';
        const { precision, recall } = qualityOf(quality);
        return `${quality.wanted} | ${precision.toFixed(3)} | ${recall.toFixed(3)}`;
      });
      return `| ${fact} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** A line for each fact that was read otherwise than it is labelled. */
function formatFaults(faults: readonly Fault[]): string {
  return faults
    .map(
      ({ cv, fact, missing, wrong }) => `${cv}, ${fact}: missing [${missing.join('; ')}], wrong [${wrong.join('; ')}]`,
    )
    .join('\n');
}
