import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './read-sets.ts';

interface PublicSet {
  /** Folder of the set within `--from`. */
  readonly name: 'skillspan' | 'green';
  readonly address: string;
  /** Git's identifier of each file, so that every machine trains on the same lines. */
  readonly blobs: Readonly<Record<Part, string>>;
}

const hosted = 'https://raw.githubusercontent.com';

/** What SOURCES.md describes, at the commits that were looked at. */
const sets: readonly PublicSet[] = [
  {
    name: 'skillspan',
    address: `${hosted}/kris927b/SkillSpan/2ccf3de5b5af7a5409b8dd814fb1315dd6e0ae1b/data/json`,
    blobs: {
      train: '7889c8876e243122f5e49d2ef135c088d18a2892',
      dev: '562e55f49dd96a32583217814f4ee67aecf59425',
      test: '3bef29698d26b1782a0b66e5c8eb15d02e74430e',
    },
  },
  {
    name: 'green',
    address: `${hosted}/jjzha/nnose/afc785b664a5cbec445f6ac5cac45cd97c76b3d7/data/green`,
    blobs: {
      train: 'f5dbe18d93b2e613ec58b4faec9f3ad0f6c1f6e9',
      dev: '438dcb8609dea21d6022ff72d1acc23cf17d340a',
      test: '3d27b9979c324769a7597cfaa7410a15fb2eb613',
    },
  },
];

/**
 * The lines of one part of a public set, from the network, or from `<folder>/<set>/<part>.json`. Nothing is kept.
 *
 * @throws Error when the file cannot be had, or is not the one that was looked at.
 */
export async function fetchPart(name: PublicSet['name'], part: Part, folder: string | undefined): Promise<string> {
  const set = sets.find((one) => one.name === name);
  if (set === undefined) throw new Error(`no set ${name}`);
  const content =
    folder === undefined
      ? await download(`${set.address}/${part}.json`)
      : await readFile(join(folder, name, `${part}.json`));
  const blob = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
  if (blob !== set.blobs[part]) throw new Error(`${name} ${part}: not the file that SOURCES.md speaks of`);
  return content.toString('utf8');
}

async function download(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
