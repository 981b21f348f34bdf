/** A stretch of an answer; with `path` it leads to a page of the product. */
export interface AnswerPart {
  readonly text: string;
  readonly path?: string;
}

const path = String.raw`\/(?:[a-z0-9][a-z0-9/-]*)?(?:\?[\w=&%~-]+(?:\.[\w=&%~-]+)*)?`;
/** A name in brackets before a path in parentheses, or a word that looks like a path of this origin; punctuation may follow it. */
const candidate = new RegExp(
  String.raw`\[([^[\]\n]{1,120})\]\((${path})\)|(?<![^\s("'[])${path}(?=[)"'\].,;:!?]*(?:\s|$))`,
  'gi',
);

/**
 * Parts an answer into text and links, which are shown by their name when they have one. Only paths in `pages` become links, in any
 * case as the router matches them, and `:name` in a page stands for one part of a path: what a model writes is not trusted to lead
 * anybody anywhere else.
 */
export function splitAnswer(answer: string, pages: ReadonlySet<string>): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { 0: found, 1: name, 2: named, index } of answer.matchAll(candidate)) {
    const target = named ?? found;
    if (!isPage(target, pages) || found === '/') continue;
    if (index > end) parts.push({ text: answer.slice(end, index) });
    parts.push({ text: name ?? found, path: target });
    end = index + found.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
}

function isPage(target: string, pages: ReadonlySet<string>): boolean {
  const [page = ''] = target.toLowerCase().split('?');
  if (pages.has(page)) return true;
  const parts = page.split('/');
  return [...pages].some((pattern) => {
    const wanted = pattern.split('/');
    if (!pattern.includes(':') || wanted.length !== parts.length) return false;
    return wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
  });
}
