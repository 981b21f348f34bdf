import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { publishRemote } from '../publish-remote.ts';
import { publishShell, type ShellPublishOptions } from '../publish-shell.ts';
import { type RemoteChanges, writeFixtureFiles, writeFixtureRemote, writeFixtureShell } from './write-fixture-build.ts';

/** For tests: a folder for builds and for a release, which each test of the file finds empty. */
export function prepareReleaseFolder() {
  const folder = path.join(tmpdir(), `fursa-release-${randomUUID()}`);
  const release = path.join(folder, 'release');
  beforeEach(() => mkdir(folder));
  afterEach(() => rm(folder, { recursive: true }));

  /** Writes a build of mf-jobs, or of the remote that `changes` name; gives its folder. */
  async function build(version: string, changes: RemoteChanges = {}): Promise<string> {
    const dist = path.join(folder, `${changes.name ?? 'mf-jobs'}-${version}`);
    await rm(dist, { recursive: true, force: true });
    await writeFixtureRemote(dist, { version, ...changes });
    return dist;
  }

  return {
    folder,
    release,
    build,
    publish: async (version: string, changes?: RemoteChanges) =>
      await publishRemote(await build(version, changes), release, { by: 'amina', why: `for ${version}` }),
    /** Gives the version that is named after what is in it. */
    publishShell: async (mark: string, contract = '1.0.0', options: ShellPublishOptions = {}): Promise<string> => {
      const dist = path.join(folder, mark);
      await writeFixtureShell(dist, mark);
      await writeFixtureFiles(dist, { 'shell-description.json': JSON.stringify({ contract }) });
      return (await publishShell(dist, release, '0.1.0', options)).version;
    },
  };
}
