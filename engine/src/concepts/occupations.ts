import type { Level } from '../matching/facts.ts';
import { type NearOccupation, type Occupation, slug } from './concept.ts';
import { occupationLines } from './data/occupations/index.ts';
import { type Entry, readEntries, readGroup, readNames } from './read-entries.ts';

/** Reads every occupation of the data files. */
export function readOccupations(): Occupation[] {
  const entries = occupationLines.flatMap(readEntries);
  const near = nearnessBothWays(entries);
  return entries.map((entry): Occupation => {
    const { names, aliases } = readNames(entry);
    const id = occupationId(names.en);
    return {
      id,
      kind: 'occupation',
      group: readGroup(names.en, entry.head[1]),
      names,
      aliases,
      level: levelOf(entry),
      skills: (entry.fields.get('skills') ?? []).map(slug),
      near: [...(near.get(id) ?? [])].map(toNear).sort((one, other) => other.nearness - one.nearness),
    };
  });
}

function occupationId(name: string): string {
  return `occupation:${slug(name)}`;
}

const levels: readonly Level[] = [0, 1, 2, 3];

function levelOf({ head: [, , level] }: Entry): Level {
  return levels.find((candidate) => String(candidate) === level) ?? 0;
}

/** An entry names its neighbours once; what an entry says itself goes before what follows from its neighbour. */
function nearnessBothWays(entries: readonly Entry[]): Map<string, Map<string, number>> {
  const near = new Map<string, Map<string, number>>();
  const stated = entries.flatMap(({ head: [name = ''], fields }) =>
    (fields.get('near') ?? []).map((item) => {
      const [, other = '', nearness = ''] = /^(.*) (\d+)$/.exec(item) ?? [];
      return { from: occupationId(name), to: occupationId(other), nearness: Number(nearness) };
    }),
  );
  for (const { from, to, nearness } of stated) neighboursOf(near, to).set(from, nearness);
  for (const { from, to, nearness } of stated) neighboursOf(near, from).set(to, nearness);
  return near;
}

function neighboursOf(near: Map<string, Map<string, number>>, id: string): Map<string, number> {
  const neighbours = near.get(id) ?? new Map<string, number>();
  near.set(id, neighbours);
  return neighbours;
}

function toNear([id, nearness]: [string, number]): NearOccupation {
  return { id, nearness };
}
