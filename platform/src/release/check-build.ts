import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contractVersion, type RemoteName } from '@fursa/shared/contract';
import { type Registry, type RemoteDescription, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import semver from 'semver';
import * as z from 'zod/mini';
import { describeFirstIssue } from './read-json-file.ts';
import { ReleaseError } from './release-error.ts';

/** `remote.json` of a build, read and checked. */
export function parseRemoteDescription(files: ReadonlyMap<string, Buffer>, distDir: string): RemoteDescription {
  const text = files.get('remote.json');
  if (text === undefined) throw new ReleaseError(`${distDir} has no remote.json. Build the remote first.`);
  let value: unknown;
  try {
    value = JSON.parse(text.toString('utf8'));
  } catch {
    throw new ReleaseError(`${distDir}/remote.json is not JSON. Build the remote again.`);
  }
  const result = z.safeParse(remoteDescriptionSchema, value);
  if (result.success) return result.data;
  throw new ReleaseError(`${distDir}/remote.json is wrong at ${describeFirstIssue(result.error)}.`);
}

/** Refuses a remote that was built for another contract than the shell's. */
export function checkContract(description: RemoteDescription): void {
  if (semver.validRange(description.contract) === null) {
    throw new ReleaseError(
      `${description.name}: contract "${description.contract}" in remote.json is not a semver range.`,
    );
  }
  if (!semver.satisfies(contractVersion, description.contract)) {
    throw new ReleaseError(
      `${description.name} ${description.version} was built for contract ${description.contract}, this product has ${contractVersion}. Build it against the present contract.`,
    );
  }
}

/** Refuses a build whose files are not exactly what its remote.json says, the compressed ones included. */
export function checkFiles(description: RemoteDescription, files: ReadonlyMap<string, Buffer>): void {
  const { name, entry, preload, pages, integrity } = description;
  for (const path of [entry, ...preload, ...pages.flatMap((page) => page.preload)]) {
    if (integrity[path] === undefined) throw new ReleaseError(`${name}: integrity in remote.json has no ${path}.`);
  }
  for (const [path, expected] of Object.entries(integrity)) {
    const content = files.get(path);
    if (content === undefined)
      throw new ReleaseError(`${name}: ${path}, named by integrity in remote.json, is not in the build.`);
    if (!matchesIntegrity(content, expected)) {
      throw new ReleaseError(`${name}: ${path} differs from its integrity in remote.json. Build the remote again.`);
    }
  }
  for (const [path, content] of files) {
    if (/\.(js|css)$/.test(path) && integrity[path] === undefined) {
      throw new ReleaseError(`${name}: ${path} has no integrity in remote.json.`);
    }
    checkCompressed(name, path, content, files);
  }
}

/** Refuses pages and slots that another remote has: a team can only ship its own. */
export function checkOwnership(description: RemoteDescription, registry: Registry): void {
  const others = registry.remotes.filter((remote) => remote.name !== description.name);
  const taken = new Map<string, RemoteName>();
  for (const remote of others) {
    for (const page of remote.pages) taken.set(comparablePath(page.path), remote.name);
    for (const slot of remote.slots) taken.set(slot, remote.name);
  }
  for (const page of description.pages) {
    const owner = taken.get(comparablePath(page.path));
    if (owner !== undefined)
      throw new ReleaseError(`${description.name}: page "${page.id}" has the path ${page.path}, which is ${owner}'s.`);
  }
  for (const slot of description.slots) {
    const owner = taken.get(slot);
    if (owner !== undefined) throw new ReleaseError(`${description.name}: slot ${slot} is filled by ${owner}.`);
  }
}

/** Paths match without regard to case, and `/jobs/:id` is `/jobs/:jobId`. */
function comparablePath(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/:[^/?]+/g, ':')
    .replace(/(?<=.)\/$/, '');
}

function matchesIntegrity(content: Buffer, expected: string): boolean {
  const [algorithm = '', digest] = expected.split(/-(.*)/s);
  return hash(algorithm, content, 'base64') === digest;
}

function checkCompressed(name: RemoteName, path: string, content: Buffer, files: ReadonlyMap<string, Buffer>): void {
  const expand = { '.br': brotliDecompressSync, '.gz': gunzipSync }[path.slice(-3)];
  if (expand === undefined) return;
  const original = files.get(path.slice(0, -3));
  let expanded: Buffer;
  try {
    expanded = expand(content);
  } catch {
    throw new ReleaseError(`${name}: ${path} cannot be unpacked. Build the remote again.`);
  }
  if (original === undefined || !original.equals(expanded)) {
    throw new ReleaseError(`${name}: ${path} does not hold ${path.slice(0, -3)}. Build the remote again.`);
  }
}
