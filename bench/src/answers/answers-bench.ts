import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { formatAnswersTable, formatFaults } from './answers-table.ts';
import { grade } from './grade.ts';
import { english } from './questions/english.ts';
import { heldOut } from './questions/held-out.ts';
import { kiswahili } from './questions/kiswahili.ts';

export const answersBench: Bench = {
  name: 'answers',
  usage: 'answers [--faults]',
  summary: 'what the chat answers without a provider, graded from 0 to 3',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { faults: { type: 'boolean', default: false } } });
    const tuning = [...english, ...kiswahili].map(grade);
    console.log(formatAnswersTable({ tuning, heldOut: heldOut.map(grade) }));
    if (values.faults) console.log(formatFaults(tuning));
  },
};
