import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const parts = ['tuning', 'held-out'] as const;
export type Part = (typeof parts)[number];

/** A CV with the facts that a careful reader finds in it. */
export interface LabelledCv {
  readonly text: string;
  /** By the name of the fact, `work` and `edu` as ` | ` between their fields; a `-` stands for nothing. */
  readonly facts: ReadonlyMap<string, readonly string[]>;
  /** What may be found and need not be. */
  readonly optional: ReadonlyMap<string, readonly string[]>;
}

const folder = join(import.meta.dirname, 'cases');

export function readCvs(part: Part): LabelledCv[] {
  return readCvsIn(join(folder, part));
}

/** The CVs of a folder: `fact: value` lines, `====`, the text, with `----` between two. */
export function readCvsIn(path: string): LabelledCv[] {
  return globSync('*.txt', { cwd: path })
    .filter((name) => name !== 'no-cvs.txt')
    .sort()
    .flatMap((name) => textsIn(join(path, name)).map(readLabelled));
}

/** Texts that are no CV. */
export function readOtherTexts(part: Part): string[] {
  return textsIn(join(folder, part, 'no-cvs.txt'));
}

function textsIn(path: string): string[] {
  return readFileSync(path, 'utf8').trim().split('\n----\n');
}

function readLabelled(whole: string): LabelledCv {
  const [labels = '', text] = whole.split('\n====\n');
  if (text === undefined) throw new Error(`A CV has no ==== below its facts: ${whole.slice(0, 60)}`);
  const facts = new Map<string, string[]>();
  const optional = new Map<string, string[]>();
  for (const line of labels.trim().split('\n')) {
    const [, name = '', mark, value = ''] = /^([a-z]+)(\?)?: (.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no label: ${line}`);
    const of = mark === undefined ? facts : optional;
    of.set(name, [...(of.get(name) ?? []), ...(name === 'sections' ? value.split(' ') : [value])]);
  }
  return { text, facts, optional };
}
