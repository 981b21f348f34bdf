import { decodeHTMLStrict } from 'entities';

/** Elements whose content is no text. */
const hiddenElements = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'iframe', 'object']);
/** Elements that begin a line of their own. */
const blockElements = new Set(
  'address article aside blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const tagStart = /^<(\/?)([a-z][a-z\d]*)/;

/**
 * What a reader sees of HTML, as text: no tags, no scripts, entities as characters, blocks on lines of their own. Text that
 * is not HTML stays as it is. One pass without backtracking, since the text comes from strangers.
 */
export function htmlToText(html: string): string {
  return tidy(decodeHTMLStrict(dropTags(html)));
}

function dropTags(html: string): string {
  const source = { html, lowerCase: html.toLowerCase(), lastClose: html.lastIndexOf('>') };
  const kept: string[] = [];
  let position = 0;
  for (;;) {
    const open = html.indexOf('<', position);
    if (open < 0 || open > source.lastClose) break;
    kept.push(html.slice(position, open));
    position = skipMarkup(source, open, kept);
  }
  kept.push(html.slice(position));
  return kept.join('');
}

interface Source {
  readonly html: string;
  readonly lowerCase: string;
  /** Place of the last `>`: no tag begins after it. */
  readonly lastClose: number;
}

/** Where the text goes on after the `<` at `open`; a line break goes to `kept` where a block begins or ends. */
function skipMarkup({ html, lowerCase }: Source, open: number, kept: string[]): number {
  if (html.startsWith('<!--', open)) return endOf(html, '-->', open);
  if (html.startsWith('<!', open) || html.startsWith('<?', open)) return endOf(html, '>', open);
  const [, slash, element = ''] = tagStart.exec(lowerCase.slice(open, open + 32)) ?? [];
  if (element === '') {
    // "Salary < 50,000" is text.
    kept.push('<');
    return open + 1;
  }
  if (blockElements.has(element)) kept.push(element === 'li' && slash === '' ? '\n- ' : '\n');
  const afterTag = endOf(html, '>', open);
  if (slash !== '' || !hiddenElements.has(element)) return afterTag;
  return endOf(html, '>', endOf(lowerCase, `</${element}`, afterTag));
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

/** No control characters, no half characters, no more than one empty line. */
function tidy(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out; PostgreSQL refuses a NUL.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u00a0]/g, ' ')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
      .split('\n')
      .map((line) => line.split(' ').filter(Boolean).join(' '))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
