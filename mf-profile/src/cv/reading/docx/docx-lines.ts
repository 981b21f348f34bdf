/** An element of the tree that mammoth makes of a document; only a few kinds are of interest. */
interface Element {
  readonly type: string;
  readonly children?: readonly unknown[];
  readonly value?: unknown;
  readonly href?: unknown;
  readonly numbering?: unknown;
  readonly breakType?: unknown;
}

/** From so many lines on, a cell is a column of the page and no cell of a table. */
const columnFrom = 3;

/** The lines of a document in reading order: list items with a bullet, cells of a row parted by tabs. */
export function docxLines(document: unknown): string[] {
  return isElement(document) ? blockLines(document.children ?? []) : [];
}

function blockLines(children: readonly unknown[]): string[] {
  return children.filter(isElement).flatMap((child) => {
    if (child.type === 'paragraph') return paragraphLines(child);
    if (child.type === 'table') return (child.children ?? []).filter(isElement).flatMap(rowLines);
    return blockLines(child.children ?? []);
  });
}

/** A paragraph, and after it the paragraphs of the text boxes that are anchored in it. */
function paragraphLines(paragraph: Element): string[] {
  const text = inlineText(paragraph);
  const isItem = paragraph.numbering !== null && paragraph.numbering !== undefined && text.trim() !== '';
  return [isItem ? `• ${text}` : text, ...innerBlocks(paragraph).flatMap((block) => blockLines([block]))];
}

function inlineText(element: Element): string {
  const text = (element.children ?? []).filter(isElement).map(pieceText).join('');
  if (element.type !== 'hyperlink' || typeof element.href !== 'string') return text;
  const address = element.href.replace(/^mailto:/i, '');
  const isWorthSaying = /^https?:/i.test(element.href) || element.href !== address;
  return isWorthSaying && !isSameAddress(text, address) ? `${text} (${address})` : text;
}

function pieceText(piece: Element): string {
  switch (piece.type) {
    case 'text':
      return typeof piece.value === 'string' ? piece.value : '';
    case 'tab':
      return '\t';
    case 'break':
      return '\n';
    case 'paragraph':
    case 'table':
      return '';
    default:
      return inlineText(piece);
  }
}

function isSameAddress(text: string, address: string): boolean {
  const bare = (each: string) =>
    each
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\/(www\.)?|^www\./, '')
      .replace(/\/$/, '');
  return bare(text) === bare(address);
}

/** Text boxes stand within the runs of a paragraph. */
function innerBlocks(element: Element): Element[] {
  return (element.children ?? [])
    .filter(isElement)
    .flatMap((child) => (child.type === 'paragraph' || child.type === 'table' ? [child] : innerBlocks(child)));
}

/**
 * A row of a table is one line, whose further lines follow cell by cell. Where two cells are long, the table only makes the
 * columns of a page: these are read one after the other.
 */
function rowLines(row: Element): string[] {
  const cells = (row.children ?? [])
    .filter(isElement)
    .map((cell) =>
      blockLines(cell.children ?? [])
        .flatMap((line) => line.split('\n'))
        .filter((line) => line.trim() !== ''),
    )
    .filter((lines) => lines.length > 0);
  if (cells.filter((lines) => lines.length >= columnFrom).length >= 2) return cells.flat();
  return [cells.map(([first]) => first).join('\t'), ...cells.flatMap((lines) => lines.slice(1))];
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
