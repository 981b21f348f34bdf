import { hash } from 'node:crypto';
import { contractVersion } from '@fursa/shared/contract';
import { type RemoteDescription, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import semver from 'semver';
import * as z from 'zod/mini';
import { noticesFile, parseNotices } from '../preset/notices/bundled-package.ts';
import { sharedModulesOf } from '../preset/single-copies/shared-packages.ts';
import { isCompressed, unpackFile } from './files/build-files.ts';
import { describeFirstIssue } from './files/read-json-file.ts';
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
  if (!isForContract(description, provided)) {
    throw new ReleaseError(
      `${description.name} ${description.version} was built for contract ${description.contract}, the live shell provides ${provided}. Build it against that contract, or publish the shell first.`,
    );
  }
}

/** Whether a remote takes a shell that provides this contract. */
export function isForContract({ contract }: Pick<RemoteDescription, 'contract'>, provided = contractVersion): boolean {
  return semver.satisfies(provided, contract);
}

/** Refuses a build whose files are not exactly what its remote.json says, the compressed ones included; `advice` says what to do. */
export function checkFiles(
  description: RemoteDescription,
  files: ReadonlyMap<string, Buffer>,
  advice = 'Build the remote again.',
): void {
  const { name, entry, preload, notificationFiles = [], pages, integrity } = description;
  for (const path of [entry, ...preload, ...notificationFiles, ...pages.flatMap((page) => page.preload)]) {
    if (integrity[path] === undefined) throw new ReleaseError(`${name}: integrity in remote.json has no ${path}.`);
  }
  for (const [path, expected] of Object.entries(integrity)) {
    const content = files.get(path);
    if (content === undefined)
      throw new ReleaseError(`${name}: ${path}, named by integrity in remote.json, is not in the build.`);
    if (!matchesIntegrity(content, expected)) {
      throw new ReleaseError(`${name}: ${path} differs from its integrity in remote.json. ${advice}`);
    }
  }
  for (const [path, content] of files) {
    if (/\.(js|css)$/.test(path) && integrity[path] === undefined) {
      throw new ReleaseError(`${name}: ${path} has no integrity in remote.json.`);
    }
    const fault = findCompressionFault(path, content, files);
    if (fault !== undefined) throw new ReleaseError(`${name}: ${path} ${fault}. ${advice}`);
  }
}

/** Refuses a build that brings a second copy of what the shell provides, by whatever tool it was made. */
export function checkSingleCopies({ name }: RemoteDescription, files: ReadonlyMap<string, Buffer>): void {
  const notices = files.get(noticesFile)?.toString('utf8') ?? '';
  for (const bundled of parseNotices(notices)) {
    const provided = sharedModulesOf(bundled.name);
    if (provided.length === 0) continue;
    throw new ReleaseError(
      `${name}: the build brings a second copy of ${bundled.name} (${noticesFile}). Import ${provided.join(' or ')}, which the shell provides, and build the remote again.`,
    );
  }
}

function matchesIntegrity(content: Buffer, expected: string): boolean {
  const [algorithm = '', digest] = expected.split(/-(.*)/s);
  return hash(algorithm, content, 'base64') === digest;
}

function findCompressionFault(path: string, content: Buffer, files: ReadonlyMap<string, Buffer>): string | undefined {
  if (!isCompressed(path)) return undefined;
  const original = files.get(path.slice(0, -3));
  const expanded = unpackFile(path, content);
  if (expanded === undefined) return 'cannot be unpacked';
  return original?.equals(expanded) ? undefined : `does not hold ${path.slice(0, -3)}`;
}
