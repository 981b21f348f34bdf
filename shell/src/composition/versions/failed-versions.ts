import { tabStorage } from '@fursa/shared/contract';

/** Versions that did not load or mount in this tab, as `name@version`, separated by spaces. */
const failedKey = 'fursa-failed-versions';

/** The version that is being mounted right now. What stands there when a document begins, the one before did not survive. */
export const mountingKey = 'fursa-mounting-version';

let hung = tabStorage.getItem(mountingKey);

interface Version {
  readonly name: string;
  readonly version: string;
}

export function hasFailed(remote: Version): boolean {
  return readFailed().includes(idOf(remote));
}

/** Documents that this tab opens from now on do not try that version again. */
export function rememberFailed(remote: Version): void {
  if (!hasFailed(remote)) tabStorage.setItem(failedKey, [...readFailed(), idOf(remote)].join(' '));
}

/** Whether the document before ended while it mounted this version; true once. */
export function takeHung(remote: Version): boolean {
  if (hung !== idOf(remote)) return false;
  hung = null;
  return true;
}

function readFailed(): string[] {
  return tabStorage.getItem(failedKey)?.split(' ') ?? [];
}

/** As it is kept. */
export function idOf({ name, version }: Version): string {
  return `${name}@${version}`;
}
