import { occupations } from '../concepts/index.ts';
import { once } from '../once.ts';
import { findRole } from './find-role.ts';

/** More than this part of a word's runs of three letters must occur in words for work. */
const minShare = 0.5;

const knownTrigrams = once(
  () =>
    new Set(
      occupations().flatMap(({ aliases }) =>
        aliases.flatMap(({ text }) => (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap(trigramsOf)),
      ),
    ),
);

/**
 * Whether a text may be the name of a role: it names an occupation or a skill that is known, or holds a word that is made as words
 * for work are. "Beekeeper" may be, "asdf", "123" and "????" may not.
 */
export function namesRole(text: string): boolean {
  const { occupation, skill } = findRole(text);
  if (occupation !== undefined || skill !== undefined) return true;
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some(isLikeAWord);
}

function isLikeAWord(word: string): boolean {
  // Other scripts are not judged.
  if (/[^a-z]/.test(word)) return true;
  if (/q(?!u)/.test(word)) return false;
  const own = trigramsOf(word);
  return own.filter((trigram) => knownTrigrams().has(trigram)).length > own.length * minShare;
}

function trigramsOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 2 }, (_, start) => marked.slice(start, start + 3));
}
