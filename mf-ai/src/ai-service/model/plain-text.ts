import { cleanText } from '@fursa/shared/values/clean-text';

/** A tag, which has a letter or a slash after its bracket; "< 5 years" is none. */
const tag = /<\/?[a-z!][^<>\r\n]{0,500}>/gi;

/** Invisible characters that join words, and the marks of direction, which {@link cleanText} leaves. */
const invisible = /[\u200B\u200E\u200F\u2060-\u2065\uFEFF]/g;

/** Text without control characters and HTML tags, by specification; line ends are `\n`. What remains is the person's own. */
export function plainText(text: string): string {
  return cleanText(text.replace(tag, '').replace(invisible, ''));
}
