/** A stretch of an answer; with `path` it leads to a page of the product. */
export interface AnswerPart {
  readonly text: string;
  readonly path?: string;
}

/** A word that looks like a path of this origin; punctuation may follow it. */
const candidate = /(?<![^\s("'[])\/[a-z0-9][a-z0-9/-]*(?:\?[a-z0-9=&-]+)?(?=[)"'\].,;:!?]*(?:\s|$))/gi;

/**
 * Parts an answer into text and links. Only paths in `pages` become links, in any case as the router matches them: what a
 * model writes is not trusted to lead anybody anywhere else.
 */
export function splitAnswer(answer: string, pages: ReadonlySet<string>): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { 0: found, index } of answer.matchAll(candidate)) {
    const [page = ''] = found.toLowerCase().split('?');
    if (!pages.has(page)) continue;
    if (index > end) parts.push({ text: answer.slice(end, index) });
    parts.push({ text: found, path: found });
    end = index + found.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
}
