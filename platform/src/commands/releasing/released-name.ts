import type { RemoteName } from '@fursa/shared/contract';
import { type AppName, appNames } from '../../build/app-names.ts';
import { listReleases } from '../../release/index.ts';
import { parseOneOf } from '../parse-call.ts';

interface Asked {
  readonly releaseDir: string;
  readonly usage: string;
}

/**
 * An app of this repository, or a remote of the release folder that has a repository of its own.
 *
 * @throws UsageError when there is no such app
 */
export async function parseReleasedApp(text: string | undefined, { releaseDir, usage }: Asked): Promise<AppName> {
  return parseOneOf(await listNames(releaseDir), text, 'app', usage);
}

/** @throws UsageError when there is no such remote */
export async function parseReleasedRemote(text: string | undefined, { releaseDir, usage }: Asked): Promise<RemoteName> {
  const names = await listNames(releaseDir);
  return parseOneOf(
    names.filter((name) => name !== 'shell'),
    text,
    'remote',
    usage,
  );
}

async function listNames(releaseDir: string): Promise<AppName[]> {
  const released = (await listReleases(releaseDir)).map(({ app }) => app);
  return [...new Set([...appNames, ...released])];
}
