const minLetters = 80;
/** Languages with Latin letters have 35 to 50 vowels in a hundred; letters at random, or moved along the alphabet, far fewer. */
const minVowels = 0.24;
/** Words that hardly a page in English, Kiswahili or French is without. */
const common =
  /(?<!\p{L})(?:and|the|of|in|to|with|for|at|work|name|school|education|experience|skills|na|ya|wa|za|kwa|kazi|jina|elimu|de|la|le|et)(?!\p{L})/iu;

/** Whether the letters of a text stand for others: "6DOLP -XPD" is what some PDFs have for "Salim Juma". */
export function isGarbled(text: string): boolean {
  const letters = text.match(/[a-z]/gi) ?? [];
  if (letters.length < minLetters || common.test(text)) return false;
  return letters.filter((letter) => /[aeiouy]/i.test(letter)).length < minVowels * letters.length;
}
