import { tabStorage } from '@fursa/shared/contract';

/** Versions, and parts of them, that did not load or mount in this tab, as `idOf` writes them, separated by spaces. */
const failedKey = 'fursa-failed-versions';

/** The parts that are being mounted right now. What stands there when a document begins, the one before did not survive. */
export const mountingKey = 'fursa-mounting-version';

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

/** Whether the document before ended while it mounted a page of this version; true once. */
export function takeHung(remote: Version): boolean {
  return hung.delete(idOf(remote));
}

/**
 * Whether a slot or the source of notifications blocked a document of this tab. Nobody can press Retry there, so it stays away until the tab
 * is closed: otherwise every other document would be blocked.
 */
export function hasBlocked(remote: Version, part: string): boolean {
  if (hung.has(idOf(remote, part))) rememberFailed(remote, part);
  return hasFailed(remote, part);
}

function readFailed(): string[] {
  return tabStorage.getItem(failedKey)?.split(' ') ?? [];
}

/**
 * As it is kept.
 *
 * @param part a slot or the source of notifications; undefined for the pages, and for all of the version
 */
export function idOf({ name, version }: Version, part?: string): string {
  return part === undefined ? `${name}@${version}` : `${name}@${version}/${part}`;
}
