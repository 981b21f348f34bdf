import { parseArgs } from 'node:util';
import { type Bench, writeResults } from '../bench.ts';
import { type Counts, measureSkills, qualityOf, type SkillsResult } from './measure-skills.ts';

export const skillsBench: Bench = {
  name: 'skills',
  usage: 'skills',
  summary: 'what the engine reads of sentences, CVs and adverts that were labelled by hand',
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    const results = measureSkills();
    await writeResults('skills', results);
    console.log(formatSkillsTable(results));
  },
};

/** A Markdown table of what was read, for each part of the sets. */
function formatSkillsTable(results: readonly SkillsResult[]): string {
  return [
    '| Reading | Part | Texts | Labels | Precision | Recall | F1 | Whole texts: F1 |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...results.map(({ name, part, counts, whole }) => `| ${[name, part, ...figures(counts), f1(whole)].join(' | ')} |`),
  ].join('\n');
}

function figures(counts: Counts): (string | number)[] {
  const { precision, recall } = qualityOf(counts);
  return [counts.texts, counts.wanted, precision.toFixed(3), recall.toFixed(3), f1(counts)];
}

function f1(counts: Counts): string {
  return qualityOf(counts).f1.toFixed(3);
}
