import * as z from 'zod';

const fence = /```[\w-]{0,30}[ \t]{0,30}\r?\n?([\s\S]*?)```/;
const listItem = /^\s*(?:\d{1,3}[.):]|[-*•–])\s+(\S.*)$/;

/** The JSON in what a model wrote: alone, in a code fence, or with sentences around it. Undefined when there is none. */
export function readJson(answer: string): unknown {
  const inFence = fence.exec(answer)?.[1];
  return parse(answer) ?? (inFence === undefined ? undefined : parse(inFence)) ?? parse(outermost(answer));
}

/**
 * A list of texts in any of the shapes that models answer with: an array of strings, an object that holds one under `key`,
 * a string that is one of these in JSON, or a numbered or bulleted list. Undefined when it is none of them.
 */
export function readList(answer: string, key: string): string[] | undefined {
  const found = listIn(readJson(answer), key);
  if (found !== undefined) return found;
  const items = answer.split(/\r?\n/).flatMap((line) => listItem.exec(line)?.[1]?.trim() ?? []);
  return items.length > 0 ? items : undefined;
}

/** A text, alone or in an object that holds it under `key`. Undefined for any other JSON and for an HTML page. */
export function readText(answer: string, key: string): string | undefined {
  const value = readJson(answer);
  const held = z
    .union([z.string(), z.object({ [key]: z.string() }).transform((object) => object[key])])
    .safeParse(value);
  if (held.success) return held.data;
  const looksLikeData = /^\s*(?:```\s*)?(?:json\s*)?[[{]/.test(answer);
  return looksLikeData || isHtmlPage(answer) ? undefined : unfenced(answer);
}

export function isHtmlPage(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

function listIn(value: unknown, key: string): string[] | undefined {
  const list = z.array(z.string());
  const parsed = z
    .union([list, z.object({ [key]: list }).transform((object) => object[key])])
    .safeParse(typeof value === 'string' ? readJson(value) : value);
  return parsed.success ? parsed.data : undefined;
}

function unfenced(answer: string): string {
  return /^\s*```/.test(answer) ? (fence.exec(answer)?.[1] ?? answer) : answer;
}

/** From the first bracket to the last one that closes its kind. */
function outermost(answer: string): string {
  const start = answer.search(/[[{]/);
  const end = answer.lastIndexOf(answer.charAt(start) === '[' ? ']' : '}');
  return start === -1 ? '' : answer.slice(start, end + 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
