import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where GitHub looks for it: https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners */
export const codeOwnersFile = 'CODEOWNERS';

/** The placeholder of a team in `CODEOWNERS`: the `owner` of a manifest, `Jobs team`, as GitHub would name it. */
export function teamOf(owner: string): string {
  const words =
    owner
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return `@fursa/${words.join('-')}`;
}

/** The line by which a remote has an owner. */
export function ownerLine(remote: string, owner: string): string {
  return `/${remote}/ ${teamOf(owner)}`;
}

/** `CODEOWNERS` with a line more, among those of the other remotes in the order of their names. */
export function withOwner(text: string, remote: string, owner: string): string {
  const lines = text.trimEnd().split('\n');
  const remotes = lines.map((line) => /^\/(mf-[\w-]+)\//.exec(line)?.[1]);
  const next = remotes.findIndex((name) => name !== undefined && name > remote);
  const place = next < 0 ? remotes.findLastIndex((name) => name !== undefined) + 1 || lines.length : next;
  return `${lines.toSpliced(place, 0, ownerLine(remote, owner)).join('\n')}\n`;
}

/** Gives a new remote its line. */
export async function addOwner(root: string, remote: string, owner: string): Promise<void> {
  const file = path.join(root, codeOwnersFile);
  await writeFile(file, withOwner(await readFile(file, 'utf8'), remote, owner));
}
