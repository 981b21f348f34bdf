import type { JobSource } from './find-jobs.ts';
import type { Language } from './language.ts';
import { type PageName, pages } from './pages.ts';

/** A page of the product to read on, by its name. */
export interface AnswerLink {
  readonly name: string;
  /** A path of this product, never another site. */
  readonly path: string;
}

const maxNameLength = 80;

export function pageLink(page: PageName, language: Language): AnswerLink {
  const { path, [language]: name } = pages[page];
  return { name, path };
}

/** The page of one job. What stands in an advert cannot end the name early or make another link. */
export function jobLink({ id, title, company, location }: JobSource): AnswerLink {
  const name = [title, company, location].filter((part) => part !== null && part !== undefined && part.trim() !== '');
  return {
    name: linkName(name.map((part) => oneLine(part ?? '')).join(', ')),
    path: `/jobs/${encodeURIComponent(id)}`,
  };
}

/** The jobs page, searched and narrowed by the parameters of its address. */
export function jobsLink(name: string, search: Readonly<Record<string, string | undefined>>): AnswerLink {
  const written = Object.entries(search).flatMap(([key, value = '']) =>
    value === '' ? [] : `${key}=${encode(value)}`,
  );
  return { name: linkName(name), path: written.length === 0 ? '/jobs' : `/jobs?${written.join('&')}` };
}

/** As the chat shows it: a name in brackets and the path. */
export function writeLink({ name, path }: AnswerLink): string {
  return `[${name}](${path})`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}

function linkName(text: string): string {
  const plain = text
    .replace(/[[\]()]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return plain.length > maxNameLength ? `${plain.slice(0, maxNameLength - 1)}…` : plain;
}
