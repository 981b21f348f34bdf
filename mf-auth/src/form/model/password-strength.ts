export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What people type first when asked for a password, in the product's places and languages. */
const firstGuesses = ['password', 'fursa', 'kenya', 'nairobi', 'welcome', 'karibu', 'admin', 'letmein', 'iloveyou'];
const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];

const fairLength = 8;
const strongLength = 12;

/**
 * A hint, no rule: how many characters of the password somebody who knows its owner would have to guess. Characters that
 * repeat or follow their neighbour on the keyboard or in the alphabet, parts of name and address, and the usual first
 * guesses count for nothing; kinds of characters are not asked for (NIST SP 800-63B, 3.1.1.2).
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength {
  const length = countUnforeseen(withoutKnownWords(password.toLowerCase(), known));
  if (length >= strongLength) return 'strong';
  return length >= fairLength ? 'fair' : 'weak';
}

/**
 * What the hint may say: nothing that the estimator contradicts, and `strong` only once it has been asked. Lengths alone take
 * `manchester1878` for a strong one.
 *
 * @param judgement undefined while nobody knows
 */
export function hintedStrength(
  password: string,
  known: readonly string[],
  judgement: { readonly weakness: string | undefined } | undefined,
): PasswordStrength {
  if (judgement?.weakness) return 'weak';
  const strength = passwordStrength(password, known);
  return strength === 'strong' && !judgement ? 'fair' : strength;
}

function withoutKnownWords(password: string, known: readonly string[]): string {
  const words = known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2);
  return [...words, ...firstGuesses].reduce((rest, word) => rest.replaceAll(word, ''), password);
}

function countUnforeseen(text: string): number {
  const characters = [...text];
  return characters.filter((character, index) => !isForeseen(characters[index - 1], character)).length;
}

function isForeseen(previous: string | undefined, next: string): boolean {
  if (previous === undefined) return false;
  if (previous === next) return true;
  return keyboardRows.some((row) => row.includes(previous + next) || row.includes(next + previous));
}
