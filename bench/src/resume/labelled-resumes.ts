import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `strangers`: of somebody who knew no rule and none of the other CVs. */
export const parts = ['tuning', 'held-out', 'strangers'] as const;
export type Part = (typeof parts)[number];

/** What a careful reader says of a CV. */
export interface LabelledResume {
  readonly name: string;
  readonly text: string;
  /** The codes of what is good. */
  readonly strengths: readonly string[];
  /** The code of what is weak with its line, `weak-opening 14`; the code alone for what concerns the whole. */
  readonly improvements: readonly string[];
}

const folder = join(import.meta.dirname, 'cases');

/**
 * The CVs of a part, with `----` between two: `cv: name`, the codes of what is good behind a `+`, those of what is weak with some
 * words of the line they speak of, `====`, the text.
 */
export function readResumes(part: Part): LabelledResume[] {
  return globSync('*.txt', { cwd: join(folder, part) })
    .filter((name) => name !== 'not-cvs.txt')
    .sort()
    .flatMap((name) => textsIn(part, name).map(readLabelled));
}

/** Texts that are no CV. */
export function readOtherTexts(part: Part): string[] {
  return globSync('not-cvs.txt', { cwd: join(folder, part) }).flatMap((name) => textsIn(part, name));
}

function textsIn(part: Part, name: string): string[] {
  return readFileSync(join(folder, part, name), 'utf8')
    .trim()
    .split('\n----\n');
}

function readLabelled(whole: string): LabelledResume {
  const [head = '', text] = whole.split('\n====\n');
  if (text === undefined) throw new Error(`A CV has no ==== below its labels: ${whole.slice(0, 60)}`);
  const lines = text.split('\n');
  const [title = '', ...labels] = head.trim().split('\n');
  return {
    name: title.replace(/^cv: /, ''),
    text,
    strengths: labels.filter((label) => label.startsWith('+')).map((label) => label.slice(1)),
    improvements: labels.filter((label) => !label.startsWith('+')).map((label) => withLine(label, lines)),
  };
}

function withLine(label: string, lines: readonly string[]): string {
  const [, code = '', words] = /^([a-z-]+)(?:: (.+))?$/.exec(label) ?? [];
  if (code === '') throw new Error(`This is no label: ${label}`);
  if (words === undefined) return code;
  const found = lines.flatMap((line, index) => (line.includes(words) ? [index] : []));
  if (found.length !== 1) throw new Error(`${found.length} lines hold the words of the label ${label}`);
  return `${code} ${found[0]}`;
}
