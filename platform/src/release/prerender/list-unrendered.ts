import { readRegistry } from '../registry-file.ts';
import { readShellRelease } from '../shell-release.ts';
import { readPrerenderFailures } from './prerender-pages.ts';

/** A public page that the live shell could not render ahead, or `*` for all of a remote, and why. */
export interface UnrenderedPage {
  readonly remote: string;
  readonly path: string;
  readonly reason: string;
}

/** Those of everything that is served. */
export async function listUnrendered(releaseDir: string): Promise<UnrenderedPage[]> {
  const shell = await readShellRelease(releaseDir);
  if (shell === undefined) return [];
  const { remotes } = await readRegistry(releaseDir);
  const failures = await Promise.all(
    remotes.map(async (remote) => {
      const reasons = await readPrerenderFailures(releaseDir, remote, shell.version);
      // The first line says what; a stack of somebody else's code says no more to a team.
      return Object.entries(reasons).map(([path, reason]) => ({
        remote: remote.name,
        path,
        reason: reason.split('\n').find((line) => /Error/.test(line)) ?? reason.split('\n')[0] ?? reason,
      }));
    }),
  );
  return failures.flat();
}
