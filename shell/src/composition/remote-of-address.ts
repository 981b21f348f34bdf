import { isRemoteName, type RemoteName } from '@fursa/shared/contract';
import { parseUrl } from '@fursa/shared/contract/parse-url';
import { readRegistry } from './page-registry.ts';

export interface RemoteVersion {
  readonly remote: RemoteName;
  readonly version: string;
}

/** Where versions lie that no registry names any more. */
const remoteFolder = /^\/remotes\/(mf-[a-z][a-z0-9-]*)\/(\d[\w.+-]*)\//;

/** The remote whose file lies at an address; undefined for every other file. */
export function remoteOfAddress(address: string): RemoteVersion | undefined {
  const url = parseUrl(address);
  if (!url?.protocol.startsWith('http')) return undefined;
  const { origin } = window.location;
  const [, name, named] = (url.origin === origin && remoteFolder.exec(url.pathname)) || [];
  if (isRemoteName(name) && named) return { remote: name, version: named };
  const remote = readRegistry().remotes.find(({ baseUrl }) => address.startsWith(new URL(baseUrl, origin).href));
  return remote && { remote: remote.name, version: remote.version };
}

/** Addresses of files in the stack of an error, the innermost first. */
export function addressesIn(stack: string): readonly string[] {
  return stack.match(/\b[a-z-]+:\/\/[^\s)]+/g) ?? [];
}

/** The remote whose code stands in a stack; undefined where there is none. */
export function remoteOfStack(stack: string): RemoteVersion | undefined {
  return addressesIn(stack)
    .map(remoteOfAddress)
    .find((remote) => remote !== undefined);
}
