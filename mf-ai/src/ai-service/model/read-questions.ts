import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';

/** By specification, of one request. */
const maxQuestions = 10;
const maxLength = 500;

const listSchema = z.array(z.string());
const objectSchema = z.object({ questions: z.unknown() });
/** "1. ", "2) ", "- ", "Q3: " */
const mark = /^\s*(?:(?:q(?:uestion)?\s*)?\d{1,2}\s*[.):-]|[-*•])\s*/i;

/**
 * The questions of an answer in any of the accepted shapes: an array of strings, such an array as JSON in a string, a numbered
 * list, or an object with `questions` in one of these; undefined for anything else. At most ten, each once.
 */
export function readQuestions(answer: unknown): readonly string[] | undefined {
  const list = readList(answer);
  if (list === undefined) return undefined;
  const questions = list.map((question) => plainText(question.replace(mark, '')).slice(0, maxLength)).filter(Boolean);
  const unique = [...new Set(questions)].slice(0, maxQuestions);
  return unique.length === 0 ? undefined : unique;
}

function readList(answer: unknown): readonly string[] | undefined {
  const list = listSchema.safeParse(answer);
  if (list.success) return list.data;
  if (typeof answer === 'string') return readText(answer);
  const object = objectSchema.safeParse(answer);
  return object.success ? readNested(object.data.questions) : undefined;
}

/** One level down, and no further: `{questions: {questions: ...}}` is nonsense. */
function readNested(questions: unknown): readonly string[] | undefined {
  const list = listSchema.safeParse(questions);
  if (list.success) return list.data;
  return typeof questions === 'string' ? readText(questions) : undefined;
}

function readText(text: string): readonly string[] | undefined {
  const unfenced = text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '');
  const json = parseJson(unfenced);
  if (json !== undefined) {
    const list = listSchema.safeParse(json);
    if (list.success) return list.data;
    const object = objectSchema.safeParse(json);
    const nested = object.success ? listSchema.safeParse(object.data.questions) : undefined;
    return nested?.success ? nested.data : undefined;
  }
  const numbered = unfenced.split('\n').filter((line) => mark.test(line));
  return numbered.length > 0 ? numbered : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
