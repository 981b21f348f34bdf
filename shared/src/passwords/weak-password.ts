import { localWords } from './local-words.ts';

/**
 * Why a password is too weak: longer than what counts of it, made of what is known of the person, or among the first that
 * are tried.
 */
export type PasswordWeakness = 'too-long' | 'personal' | 'common';

/** bcrypt reads no further: two passwords that differ later would be one. */
const maxBytes = 72;

/** Below it somebody who may try for months without being slowed down much is through (the estimate's own score of 2). */
const minGuesses = 1_000_000;

/** What a password must hold beside known words, or it is such a word with a decoration: `Amina2026!`. */
const minOwnCharacters = 4;

/** Shorter parts of a name are in everything. */
const minKnownWordLength = 3;

const sentences: Readonly<Record<PasswordWeakness, string>> = {
  'too-long': 'Password should be at most 72 bytes long: what comes after them would not count.',
  personal: 'Password is easy to guess for who knows your name or email address. Try three unrelated words.',
  common: 'Password is easy to guess: it is one of the most common passwords. Try three unrelated words.',
};

/**
 * Whether a password is too easy to guess to be chosen; undefined for a good one. Its least length is not looked at: forms and
 * the backend have a rule for that. The estimator and its list of passwords are loaded with the first call (about 220 KB).
 *
 * @param about what anybody may know of the person: name, email address
 */
export async function findPasswordWeakness(
  password: string,
  about: readonly string[],
): Promise<PasswordWeakness | undefined> {
  if (new TextEncoder().encode(password).length > maxBytes) return 'too-long';
  // Spaces around it are what a guesser adds as well.
  const core = password.trim();
  const knownWords = wordsIn(about);
  if (isDecorated(core, knownWords)) return 'personal';
  if (isDecorated(core, localWords)) return 'common';
  const { estimateGuesses } = await import(/* webpackChunkName: "guess-estimator" */ './guess-estimator.ts');
  const { guesses, isPersonal } = estimateGuesses(core, knownWords);
  if (guesses >= minGuesses) return undefined;
  return isPersonal ? 'personal' : 'common';
}

/**
 * The same in a sentence, for where no catalogue of texts is: the backend.
 *
 * @public Asked by the backend at sign-up and at a change of password.
 */
export async function weakPasswordReason(password: string, about: readonly string[]): Promise<string | undefined> {
  const weakness = await findPasswordWeakness(password, about);
  return weakness && sentences[weakness];
}

/** The texts themselves and their parts, the longest first. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const whole = text.trim().toLowerCase();
    return [whole, ...whole.split('@'), ...whole.split(/[^\p{L}\p{N}]+/u)];
  });
  return [...new Set(words)]
    .filter((word) => [...word].length >= minKnownWordLength)
    .sort((one, other) => other.length - one.length);
}

/** Whether nearly nothing is left without such words, years and signs. */
function isDecorated(password: string, words: readonly string[]): boolean {
  const text = password.toLowerCase();
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest === text) return false;
  const own = rest.replace(/(19|20)\d\d/g, '').replace(/[^\p{L}\p{N}]/gu, '');
  return [...own].length < minOwnCharacters;
}
