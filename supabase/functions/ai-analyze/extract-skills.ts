import { findSkills } from '@fursa/engine/find-skills';
import { withoutContacts } from '../_ai/contacts.ts';
import { phrasesOf, plainText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { readList } from '../_ai/read-answer.ts';
import { limits, type SkillsAnswer } from './contract.ts';
import { skillsPrompt } from './prompts.ts';
import { readInPieces } from './read-in-pieces.ts';

const maxNameLength = 60;

/** Names of skills fit to be stored: each once in any case, the first spelling wins, none longer than a line, none a link or a number to call. */
export function mergeNames(names: readonly string[], most: number): string[] {
  const merged = new Map<string, string>();
  for (const name of names.map((written) => plainText(written).replace(/\s+/g, ' '))) {
    if (name.length > maxNameLength || withoutContacts(name) !== name || !/[\p{L}\p{N}]/u.test(name)) continue;
    const key = name.toLowerCase();
    if (!merged.has(key)) merged.set(key, name);
  }
  return [...merged.values()].slice(0, most);
}

const chunkLength = 10_000;
const maxTokens = 2_000;

/**
 * The skills that a CV names. A provider reads it chunk by chunk, and a skill that it reports counts only when the text
 * names it: by that word, or by one that the lexicon knows for it.
 *
 * @throws ProviderError when one chunk could not be read: half a list would pass for a whole one
 */
export async function extractSkills(cv: string, provider: Provider | undefined): Promise<SkillsAnswer> {
  const text = plainText(cv);
  const known = findSkills(text).map(({ name }) => name);
  if (provider === undefined) return { engine: 'local', skills: known.slice(0, limits.skills) };

  const isNamed = phrasesOf(text);
  const reported = await readInPieces(text, chunkLength, (chunk) => readChunk(chunk, provider));
  return { engine: 'provider', skills: mergeNames([...known, ...reported.filter(isNamed)], limits.skills) };
}

async function readChunk(chunk: string, provider: Provider): Promise<string[]> {
  const completion = { messages: skillsPrompt(chunk), maxTokens };
  return await provider.complete(completion, (answer) => readList(answer, 'skills')?.slice(0, limits.skills));
}
