/** Words of a sentence of a public set and whether each begins (`B`), continues (`I`) or is outside (`O`) a span. */
interface SetRow {
  readonly posting: number;
  readonly tokens: readonly string[];
  readonly tags: readonly string[];
}

/** A text with the spans that were marked in it, in UTF-16 units. */
export interface MarkedText {
  readonly set: string;
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

export interface MarkedSpan {
  readonly start: number;
  readonly end: number;
}

export type Part = 'train' | 'dev' | 'test';

/** SkillSpan: skills and knowledge as one kind of span; a skill swallows the knowledge within it. */
export function readSkillSpan(content: string, part: Part): MarkedText[] {
  const rows = readRows(content, (row) => ({
    posting: Number(row.idx),
    tokens: strings(row.tokens),
    tags: unionOf(strings(row.tags_skill), strings(row.tags_knowledge)),
  }));
  return textsOf('skillspan', rows, (one, other) => one.posting === other.posting, part === 'train');
}

/** Green et al.: sentences on their own. Its commas were written as quotation marks. */
export function readGreen(content: string): MarkedText[] {
  const rows = readRows(content, (row) => ({
    posting: 0,
    tokens: strings(row.tokens).map((token) => (token === '"' ? ',' : token)),
    tags: strings(row.tags_skill),
  }));
  return textsOf('green', rows, () => false, false);
}

function readRows(content: string, read: (row: Record<string, unknown>) => SetRow): SetRow[] {
  return content
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const row: unknown = JSON.parse(line);
      if (typeof row !== 'object' || row === null) throw new Error('a line is no object');
      return read(Object.fromEntries(Object.entries(row)));
    });
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('a column is no list');
  return value.map(String);
}

function unionOf(skill: readonly string[], knowledge: readonly string[]): string[] {
  return skill.map((tag, index) => {
    if (tag !== 'O') return tag;
    const other = knowledge[index] ?? 'O';
    // Knowledge that goes on after a skill ended is a span of its own.
    return other === 'I' && skill[index - 1] !== 'O' && index > 0 ? 'B' : other;
  });
}

function textsOf(
  set: string,
  rows: readonly SetRow[],
  isSame: (one: SetRow, other: SetRow) => boolean,
  restoresCommas: boolean,
): MarkedText[] {
  const texts: MarkedText[] = [];
  let group: SetRow[] = [];
  for (const row of rows) {
    const last = group.at(-1);
    if (last !== undefined && !isSame(last, row)) {
      texts.push(textOf(set, group, restoresCommas && texts.length % 2 === 0));
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) texts.push(textOf(set, group, restoresCommas && texts.length % 2 === 0));
  return texts;
}

/** The sentences as lines of a text, the words with blanks between them as people write them. */
function textOf(set: string, rows: readonly SetRow[], restoresCommas: boolean): MarkedText {
  let text = '';
  const spans: { start: number; end: number }[] = [];
  for (const { tokens, tags } of rows) {
    if (text !== '') text += '\n';
    let open = false;
    for (const [index, token] of tokens.entries()) {
      const tag = tags[index];
      const previous = tokens[index - 1];
      const isTight = previous === undefined || /^[,.;:!?)]/.test(token) || previous === '(';
      // SkillSpan has lost the commas of its enumerations: two spans side by side were two points of a list. Half of the
      // training part gets them back; what is measured does not, since they give the answer away.
      const isPoint = tag === 'B' && open && previous !== undefined && /[\p{L}\p{N}]$/u.test(previous);
      const comma = restoresCommas && isPoint ? ',' : '';
      text += comma + (isTight ? '' : ' ');
      const start = text.length;
      text += token;
      const span = spans.at(-1);
      if (tag === 'B') spans.push({ start, end: text.length });
      else if (tag === 'I' && span !== undefined && open) span.end = text.length;
      open = tag === 'B' || (tag === 'I' && open);
    }
  }
  return { set, text, spans };
}
