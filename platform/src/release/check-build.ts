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

/**
 * Refuses a remote that was built for another contract than the live shell's.
 *
 * @param provided what the shell in the release folder provides; undefined where there is none yet
 */
export function checkContract(description: RemoteDescription, provided = contractVersion): void {
  if (semver.validRange(description.contract) === null) {
    throw new ReleaseError(
      `${description.name}: contract "${description.contract}" in remote.json is not a semver range.`,
    );
  }
  if (!semver.satisfies(provided, description.contract)) {
    throw new ReleaseError(
      `${description.name} ${description.version} was built for contract ${description.contract}, the live shell provides ${provided}. Build it against that contract, or publish the shell first.`,
    );
  }
}

/** The remotes that a shell with this contract could not load, as people read them. */
export function remotesOutside(contract: string, { remotes }: Registry): string[] {
  return remotes
    .filter((remote) => !semver.satisfies(contract, remote.contract))
    .map(({ name, version, contract: range }) => `${name} ${version} (built for ${range})`);
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
