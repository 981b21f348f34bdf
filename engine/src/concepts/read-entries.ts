import { type Register, readSpelling, type SkillGroup, skillGroups } from '../lexicon/skill.ts';
import type { Alias, Concept } from './concept.ts';

/** An entry of a data file, before what it names is looked up. */
export interface Entry {
  /** The first line, cut at its bars: the name and what else the kind of file has there. */
  readonly head: readonly string[];
  /** The indented lines by their label, cut at their commas. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads a data file that a person edits. An entry is a line at the margin, `Name | group`, and below it indented lines
 * `label: item, item`. Blank lines do not count.
 *
 *     Lorry Driver | logistics
 *       en: truck driver, trailer driver
 *       sw: dereva wa lori
 *       skills: Driving, Vehicle Inspection
 *       near: Driver 85, Bus Driver 70
 */
export function readEntries(lines: string): Entry[] {
  const entries: { head: string[]; fields: Map<string, string[]> }[] = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      entries.push({ head: line.split('|').map((part) => part.trim()), fields: new Map() });
      continue;
    }
    const [label = '', items = ''] = line.trim().split(': ');
    entries.at(-1)?.fields.set(label, items.split(', '));
  }
  return entries;
}

const registers: readonly Register[] = ['en', 'sw', 'sheng', 'abbr'];

/** The names and aliases of an entry. Its first Kiswahili alias is its name in that language. */
export function readNames({ head: [marked = ''], fields }: Entry): Pick<Concept, 'names' | 'aliases'> {
  const name = readSpelling(marked);
  const others = registers.flatMap((register) =>
    (fields.get(register) ?? []).map((text): Alias => ({ ...readSpelling(text), register })),
  );
  const kiswahili = others.find(({ register }) => register === 'sw');
  return {
    names: kiswahili === undefined ? { en: name.text } : { en: name.text, sw: kiswahili.text },
    aliases: [{ ...name, register: 'en' }, ...others],
  };
}

/** The group that an entry names. */
export function readGroup(name: string, group: string | undefined): SkillGroup {
  const known = skillGroups.find((candidate) => candidate === group);
  if (known === undefined) throw new Error(`${name} is in no known group: ${group}`);
  return known;
}
