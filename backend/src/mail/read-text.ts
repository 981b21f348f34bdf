import { decodeHTMLStrict } from 'entities';

/** A link of a mail: where it leads, and what it says. */
export interface MailLink {
  readonly address: string;
  readonly words: string;
}

const linkElement = /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a\s*>/gs;

/** The words of a mail with the address behind each link: its part for programs that show plain text. */
export function readText(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(linkElement, '$2:\n$1')
    .split(/<\/(?:p|h1)\s*>/)
    .map((block) =>
      decodeHTMLStrict(block.replace(/<[^>]+>/g, ''))
        .split('\n')
        .map((line) => line.trim()),
    )
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** The web addresses a mail leads to, in its order; links of other schemes are left out. */
export function readLinks(html: string): MailLink[] {
  return [...html.matchAll(linkElement)]
    .map(([, address = '', words = '']) => ({
      address: decodeHTMLStrict(address),
      words: decodeHTMLStrict(words.replace(/<[^>]+>/g, '')).trim(),
    }))
    .filter(({ address }) => /^https?:\/\//i.test(address));
}
