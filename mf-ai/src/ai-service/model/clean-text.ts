/** Control characters but tab and line feed, and the invisible ones that turn or join text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** A tag, which has a letter or a slash after its bracket; "< 5 years" is none. */
const tag = /<\/?[a-z!][^<>\n]{0,500}>/gi;

/** Text without control characters and HTML tags, by specification; line ends are `\n`. What remains is the person's own. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(tag, '').replace(unwanted, '').trim();
}
