import { readdirSync, readFileSync } from 'node:fs';

/** Somebody who looks for work, and what a careful reader would show them first. */
export interface Person {
  readonly name: string;
  /** More than one where posts of the same occupation are in several. */
  readonly sectors: readonly string[];
  /** Titles of posts in their own occupation. */
  readonly ownTitles: readonly string[];
  readonly resume: string;
}

const folder = new URL('./people/', import.meta.url);

/** The people of the files: a line `# name | sector, sector | title; title` and the CV below it. */
export function readPeople(): Person[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trim().split('\n---\n'))
    .map((block) => {
      const [head = '', ...resume] = block.split('\n');
      const [name = '', sector = '', titles = ''] = head.slice(2).split(' | ');
      return { name, sectors: sector.split(', '), ownTitles: titles.split('; '), resume: resume.join('\n') };
    });
}
