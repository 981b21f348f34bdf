import type { EntryLine } from './entry-lines.ts';

/** Labels that people put before the parts of an entry: "Position: Clerk". */
const fields = {
  position:
    /^(?:(?:job\s+|occupation\s+or\s+)?(?:position|title|designation|role|rank)(?:\s+held)?|post(?:\s+held)?|cheo|nafasi|wadhifa)$/i,
  name: /^(?:(?:name\s+(?:and\s+address\s+)?of\s+)?(?:employer|company|business|organi[sz]ation|firm|work\s?place)(?:'?s?\s+name)?|kampuni|mwajiri|shirika)$/i,
  institution: /^(?:(?:name\s+of\s+)?(?:institution|school|college|university)(?:\s+(?:name|attended))?|shule|chuo)$/i,
  place: /^(?:(?:duty\s+|work\s?)?(?:location|place|station|town)|mahali|kituo)$/i,
  award:
    /^(?:award|course|qualification|certificate|programme?|level|kozi|cheti)(?:\s+(?:attained|awarded|obtained|studied|pursued))?$/i,
  dates: /^(?:period|duration|dates?|years?|from|muda|mwaka|kipindi)(?:\s+(?:worked|attended|of\s+\w+))?$/i,
  duties:
    /^(?:(?:key\s+|main\s+)?(?:duties|responsibilities|tasks|achievements|activities)(?:\s+(?:and|&)\s+\w+)?|majukumu)$/i,
} as const;
type Field = keyof typeof fields;

/** An entry that is written as a form. */
export interface FieldEntry {
  readonly values: ReadonlyMap<Field, EntryLine & { readonly value: string }>;
  /** What stands below without a label. */
  readonly others: readonly EntryLine[];
}

/** The entries of a list in which each part has its label; empty when it is written otherwise. */
export function fieldEntries(block: readonly EntryLine[]): FieldEntry[] {
  const labelled = block.map((line) => ({ line, field: fieldOf(line.text) }));
  const named = new Set(labelled.flatMap(({ field }) => field?.name ?? []));
  const isNamed = named.has('name') || named.has('institution') || named.has('award');
  if (named.size < 2 || !(isNamed || (named.has('position') && named.has('dates')))) return [];
  const entries: { values: Map<Field, EntryLine & { value: string }>; others: EntryLine[] }[] = [];
  for (const { line, field } of labelled) {
    let last = entries.at(-1);
    if (field === undefined) {
      if (!line.isBlank) last?.others.push(line);
      continue;
    }
    if (last === undefined || last.values.has(field.name)) {
      last = { values: new Map(), others: [] };
      entries.push(last);
    }
    last.values.set(field.name, { ...line, value: field.value });
  }
  return entries;
}

function fieldOf(text: string): { name: Field; value: string } | undefined {
  const colon = text.slice(0, 40).search(/[:：\t]/);
  if (colon < 0) return undefined;
  const label = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .replace(/^[\s:]+/, '')
    .trim();
  for (const name of fieldNames) if (fields[name].test(label)) return value === '' ? undefined : { name, value };
  return undefined;
}

const fieldNames = ['position', 'name', 'institution', 'place', 'award', 'dates', 'duties'] as const;
