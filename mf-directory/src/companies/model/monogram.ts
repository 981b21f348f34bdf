/** Pairs of colours that can be read in every look. Red is not among them: it means something. */
export const tints = ['soft', 'solid', 'plain', 'dark', 'warm'] as const;
export type Tint = (typeof tints)[number];

/** Words that begin many names and tell none of them. */
const fillers = /^(the|a|and|of|&)$/i;

/** One or two letters that stand for a name: those its first words begin with, or its first character of any kind. */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !fillers.test(word));
  const letters = (telling.length > 0 ? telling : words).slice(0, 2).map((word) => firstCharacter(word));
  return (letters.join('') || firstCharacter(name.trim())).toLocaleUpperCase('en');
}

/** The same colours for the same name, on every device. */
export function tintOf(name: string): Tint {
  let sum = 0;
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return tints[sum % tints.length] ?? 'plain';
}

function firstCharacter(text: string): string {
  return [...text][0] ?? '';
}
