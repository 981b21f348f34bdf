import { withoutContacts } from './contacts.ts';

/** All but line ends and tabs, and the marks that hide text or turn it around. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;
const htmlTags = /<\/?[a-z!][^<>]{0,500}>/gi;

/** Without HTML tags and invisible characters; line ends are `\n`. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(htmlTags, ' ').replace(invisible, '').trim();
}

/**
 * What a model wrote, fit to be shown: plain text of at most `longest` characters. Links, addresses and numbers to call or pay
 * go, because an advert can make a model recommend them.
 */
export function shownText(text: string, longest: number): string {
  const plain = withoutContacts(plainText(text))
    .replaceAll('**', '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}

/**
 * Tells whether the text names a phrase in whole words, in any case: `C` is not found in `C++`, nor `Java` in `JavaScript`.
 */
export function phrasesOf(text: string): (phrase: string) => boolean {
  const where = folded(text);
  return (phrase) => {
    const what = folded(phrase);
    if (what === '') return false;
    for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
      const [before, after] = [
        where.slice(Math.max(0, at - 2), at),
        where.slice(at + what.length, at + what.length + 2),
      ];
      if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}+#]/u.test(after)) return true;
    }
    return false;
  };
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Cuts a text into pieces of at most `longest` characters, at the end of a line or between two words, so that no skill is
 * cut in two. A single word that is longer is cut all the same.
 */
export function chunksOf(text: string, longest: number): string[] {
  const chunks: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const piece = rest.slice(0, longest + 1);
    const end = [piece.lastIndexOf('\n'), piece.search(/\s\S*$/)].find((place) => place > longest / 2) ?? longest;
    chunks.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? chunks : [...chunks, rest];
}
