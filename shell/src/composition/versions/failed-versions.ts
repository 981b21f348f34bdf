import { tabStorage } from '@fursa/shared/contract';

/** Versions, and parts of them, that did not load or mount in this tab, as `idOf` writes them, separated by spaces. */
const failedKey = 'fursa-failed-versions';

/** The parts that are being mounted right now. What stands there when a document begins, the one before did not survive. */
export const mountingKey = 'fursa-mounting-version';

/** What the pages of a version are called where it is kept together with a part of it. */
export const pagesPart = 'pages';

const hung = new Set(tabStorage.getItem(mountingKey)?.split(' '));

interface Version {
  readonly name: string;
  readonly version: string;
}

export function hasFailed(remote: Version, part?: string): boolean {
  return readFailed().includes(idOf(remote, part));
}

/** Documents that this tab opens from now on do not try that version, or that part of it, again. */
export function rememberFailed(remote: Version, part?: string): void {
  if (!hasFailed(remote, part)) tabStorage.setItem(failedKey, [...readFailed(), idOf(remote, part)].join(' '));
}

/**
 * Whether a part of this version, such as its pages, blocked a document of this tab. It stays away until the tab is closed or somebody
 * wants it again: otherwise every other document would be blocked.
 */
export function hasBlocked(remote: Version, part: string): boolean {
  if (hung.delete(idOf(remote, part))) rememberFailed(remote, part);
  return hasFailed(remote, part);
}

/** Somebody wants to have it all the same. */
export function forgetBlocked(remote: Version, part: string): void {
  tabStorage.setItem(
    failedKey,
    readFailed()
      .filter((id) => id !== idOf(remote, part))
      .join(' '),
  );
}

function readFailed(): string[] {
  return tabStorage.getItem(failedKey)?.split(' ') ?? [];
}

/**
 * As it is kept.
 *
 * @param part a slot, `pagesPart` or the source of notifications; undefined for all of the version
 */
export function idOf({ name, version }: Version, part?: string): string {
  return part === undefined ? `${name}@${version}` : `${name}@${version}/${part}`;
}
