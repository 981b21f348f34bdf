import type { RegisteredRemote } from '@fursa/shared/contract/registry';

interface VersionInUse {
  readonly remote: RegisteredRemote;
  /** Pages, slots and sources that load it or have loaded it. */
  users: number;
}

const versions = new Map<string, VersionInUse>();

/**
 * The version of a remote that this document has loaded, or loads. Everything else of that remote comes in this version: of two
 * at once, neither would know what the other has done, and the style sheets of both would apply.
 */
export function versionInUse(name: string): RegisteredRemote | undefined {
  return versions.get(name)?.remote;
}

/**
 * Loads something of a remote, in the version that is in use here, else in `wanted`. A version of which nothing could be loaded is not
 * in use.
 */
export async function withVersion<Part>(
  wanted: RegisteredRemote,
  load: (remote: RegisteredRemote) => Promise<Part>,
): Promise<Part> {
  const version = versions.get(wanted.name) ?? { remote: wanted, users: 0 };
  versions.set(wanted.name, version);
  version.users += 1;
  try {
    return await load(version.remote);
  } catch (reason) {
    version.users -= 1;
    if (version.users === 0) versions.delete(wanted.name);
    throw reason;
  }
}
