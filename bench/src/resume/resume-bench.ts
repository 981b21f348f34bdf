import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { parts } from './labelled-resumes.ts';
import { type CodeQuality, type Fault, measureResumes, measureTime, qualityOf, totalOf } from './measure-resumes.ts';

export const resumeBench: Bench = {
  name: 'resume',
  usage: 'resume [--faults]',
  summary: 'what is said of CVs: strengths and faults, each with its line',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { faults: { type: 'boolean', default: false } } });
    const { qualities, faults } = measureResumes();
    console.log(formatResumeTable(qualities));
    if (values.faults) console.log(formatFaults(faults));
    const { words, milliseconds } = measureTime();
    console.log(`${words} words in ${Math.round(milliseconds)} ms, in this process`);
  },
};

/** A Markdown table with a row for each code: how much of what was named is right, and of what is there was named. */
function formatResumeTable(qualities: readonly CodeQuality[]): string {
  const totals = (['strengths', 'improvements'] as const).flatMap((kind) =>
    parts.map((part) => totalOf(qualities, part, kind)),
  );
  const all = [...qualities, ...totals];
  return [
    '| Code | Tuned: labels | Precision | Recall | Held out: labels | Precision | Recall | Strangers: labels | Precision | Recall |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...[...new Set(all.map(({ code }) => code))].map((code) => {
      const cells = parts.map((part) => {
        const quality = all.find((other) => other.code === code && other.part === part);
        if (quality === undefined) return '| | |';
        const { precision, recall } = qualityOf(quality);
        return `${quality.wanted} | ${precision.toFixed(3)} | ${recall.toFixed(3)}`;
      });
      return `| ${code} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

/** A line for each CV that was judged otherwise than it is labelled. */
function formatFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ resume, missing, wrong }) => `${resume}: missing [${missing.join('; ')}], wrong [${wrong.join('; ')}]`)
    .join('\n');
}
