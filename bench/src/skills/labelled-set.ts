import { readFileSync } from 'node:fs';

/** A place in a text that a careful reader marked. */
export interface Label {
  readonly start: number;
  readonly end: number;
  /** A find there is neither right nor wrong. */
  readonly isOptional: boolean;
}

/** A sentence, a CV or an advert with what it names of skills. */
export interface LabelledText {
  readonly text: string;
  readonly labels: readonly Label[];
}

export const parts = ['tuning', 'held-out'] as const;
export type Part = (typeof parts)[number];

const files = {
  cvs: ['cv-lines.txt', 'cvs.txt'],
  adverts: ['advert-lines.txt', 'adverts.txt'],
} as const;
export type SetName = keyof typeof files;

/** The texts of a set; a file of lines holds one in each line, another file has `---` between them. */
export function readSet(set: SetName, part: Part): LabelledText[] {
  return files[set].flatMap((name) => {
    const content = readFileSync(new URL(`./sets/${part}/${name}`, import.meta.url), 'utf8').trim();
    return content.split(name.endsWith('-lines.txt') ? '\n' : '\n---\n').map(readLabelled);
  });
}

/** `[a skill]` must be found, `{a skill}` may be. The brackets are not part of the text. */
export function readLabelled(marked: string): LabelledText {
  const labels: Label[] = [];
  let text = '';
  let end = 0;
  for (const { 0: whole, 1: sign, 2: inside = '', index } of marked.matchAll(/([[{])([^[\]{}]*)[\]}]/g)) {
    text += marked.slice(end, index);
    labels.push({ start: text.length, end: text.length + inside.length, isOptional: sign === '{' });
    text += inside;
    end = index + whole.length;
  }
  return { text: text + marked.slice(end), labels };
}
