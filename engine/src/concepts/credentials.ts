import { type Credential, slug } from './concept.ts';
import { businessAndTechnology } from './data/credentials/business-and-technology.ts';
import { education } from './data/credentials/education.ts';
import { papers } from './data/credentials/papers.ts';
import { professions } from './data/credentials/professions.ts';
import { trades } from './data/credentials/trades.ts';
import { type Entry, readEntries, readGroup, readNames } from './read-entries.ts';

/** The data files. */
const credentialLines = [education, papers, professions, trades, businessAndTechnology];

const kinds: readonly Credential['kind'][] = ['licence', 'registration', 'certificate', 'qualification', 'education'];

/** Reads every credential of the data files: `Name | kind | group | rank`. */
export function readCredentials(): Credential[] {
  return credentialLines.flatMap(readEntries).map((entry): Credential => {
    const { names, aliases } = readNames(entry);
    return {
      id: credentialId(names.en),
      kind: kindOf(entry),
      group: readGroup(names.en, entry.head[2]),
      names,
      aliases,
      rank: Number(entry.head[3] ?? 0),
      proves: (entry.fields.get('proves') ?? []).map(slug),
      includes: (entry.fields.get('includes') ?? []).map(credentialId),
    };
  });
}

function credentialId(name: string): string {
  return `credential:${slug(name)}`;
}

function kindOf({ head: [name, kind] }: Entry): Credential['kind'] {
  const known = kinds.find((candidate) => candidate === kind);
  if (known === undefined) throw new Error(`${name} is of no known kind: ${kind}`);
  return known;
}
