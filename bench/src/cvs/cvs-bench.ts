import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { labelledSet, layoutSet, measureCvs, ownLayouts, textSet } from './measure-cvs.ts';

export const cvsBench: Bench = {
  name: 'cvs',
  usage: 'cvs [--texts <folder>] [--layouts <folder>] [--faults]',
  summary: 'work entries of whole CVs: right, wrong and missed, by who wrote them',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { layouts: { type: 'string' }, texts: { type: 'string' }, faults: { type: 'boolean', default: false } },
    });
    const sets = [ownLayouts(), labelledSet('tuning'), labelledSet('held-out')];
    if (values.texts !== undefined) sets.push(textSet(values.texts));
    if (values.layouts !== undefined) sets.push(await layoutSet(values.layouts));
    console.log('| CVs | Written by | Work entries | Right | Wrong | Missed |\n|---|---|--:|--:|--:|--:|');
    for (const set of sets) {
      const { wanted, right, wrong, faults } = measureCvs(set.cvs);
      console.log(`| ${set.name} | ${set.author} | ${wanted} | ${right} | ${wrong} | ${wanted - right} |`);
      if (values.faults) for (const fault of faults) console.error(fault);
    }
  },
};
