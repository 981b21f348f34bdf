export interface TextLine {
  /** Its place in the text: two lines may be the same. */
  readonly key: number;
  readonly line: string;
}

export type TextBlock =
  | ({ readonly kind: 'paragraph' } & TextLine)
  | { readonly kind: 'list'; readonly lines: readonly TextLine[] };

/** The marks that people and feeds put before a point of a list. A hyphen needs a space: "-20 degrees" is a number. */
const bullet = /^(?:[•●▪◦‣·∙*]\s*|[-–—]\s+)(?=\S)/u;

/** Lines that hold something. */
export function splitLines(text: string): readonly TextLine[] {
  return text
    .split('\n')
    .map((line, key) => ({ key, line: line.trim() }))
    .filter(({ line }) => line !== '');
}

/** A plain text as paragraphs and lists: points that follow each other are one list, also with empty lines between them. */
export function toBlocks(text: string): readonly TextBlock[] {
  const blocks: (({ kind: 'paragraph' } & TextLine) | { kind: 'list'; lines: TextLine[] })[] = [];
  for (const { key, line } of splitLines(text)) {
    const point = line.replace(bullet, '');
    const last = blocks.at(-1);
    if (point === line) blocks.push({ kind: 'paragraph', key, line });
    else if (last?.kind === 'list') last.lines.push({ key, line: point });
    else blocks.push({ kind: 'list', lines: [{ key, line: point }] });
  }
  return blocks;
}
