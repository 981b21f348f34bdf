import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { formatCvFactsTable, formatFaults } from './cv-facts-table.ts';
import { measureCvFacts } from './measure-cv-facts.ts';

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
