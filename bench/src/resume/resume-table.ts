import { parts } from './labelled-resumes.ts';
import { type CodeQuality, type Fault, qualityOf, totalOf } from './measure-resumes.ts';

/** A Markdown table with a row for each code: how much of what was named is right, and of what is there was named. */
export function formatResumeTable(qualities: readonly CodeQuality[]): string {
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
export function formatFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ resume, missing, wrong }) => `${resume}: missing [${missing.join('; ')}], wrong [${wrong.join('; ')}]`)
    .join('\n');
}
