/**
 * Characters that turn the text around them: overrides, embeddings and isolates, all of which a posting may leave open
 * (https://www.unicode.org/reports/tr9/#Explicit_Directional_Formatting_Characters). The marks U+200E and U+200F stay: they
 * only help.
 */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Everything that is no character to read, but for the ends of lines and tabs. */
const controls = /(?![\n\t])\p{Cc}/gu;

const halfCharacters = /\p{Cs}/gu;

/** Text of strangers without what could change how the text beside it is read. It stays text: nothing in it is markup. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(turning, '')
    .replace(controls, '')
    .replace(halfCharacters, '\uFFFD')
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}
