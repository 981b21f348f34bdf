import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench } from '../bench.ts';
import { measureSkills } from './measure-skills.ts';
import { formatSkillsTable } from './skills-table.ts';

const resultsFolder = new URL('../../results/', import.meta.url);

export const skillsBench: Bench = {
  name: 'skills',
  usage: 'skills',
  summary: 'what the engine reads of sentences, CVs and adverts that were labelled by hand',
  async run(args) {
    parseArgs({ args: [...args], options: {} });
    const results = measureSkills();
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(new URL('skills.json', resultsFolder), `${JSON.stringify(results, null, 2)}\n`);
    console.log(formatSkillsTable(results));
  },
};
