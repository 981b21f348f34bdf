import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { measureResumes, measureTime } from './measure-resumes.ts';
import { formatFaults, formatResumeTable } from './resume-table.ts';

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
