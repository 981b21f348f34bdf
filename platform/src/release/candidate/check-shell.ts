import { checkLiveRemotes } from '../check-live-remotes.ts';
import { checkTemplates, readShellBuild, type ShellBuild } from '../publish-shell.ts';
import { readRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import type { KeptShell } from '../shell-release.ts';
import { type CheckResult, runCheck } from './check-result.ts';

export interface ShellCandidate {
  /** Undefined when it is no build of a shell. */
  readonly shell: KeptShell | undefined;
  readonly results: readonly CheckResult[];
}

/** Looks at a build of the shell beside what is live, as far as its files tell. It changes nothing. */
export async function checkShell(distDir: string, releaseDir: string, packageVersion: string): Promise<ShellCandidate> {
  let build: ShellBuild | undefined;
  const registry = await readRegistry(releaseDir);
  const described = await check('description', async () => {
    const read = await readShellBuild(distDir, packageVersion);
    checkTemplates(read.files, registry);
    build = read;
  });
  if (build === undefined) return { shell: undefined, results: [described] };
  const served = build;
  return {
    shell: served.shell,
    results: [described, await check('contract', () => checkLiveRemotes(releaseDir, served, registry))],
  };
}

function check(name: string, run: () => Promise<void> | void): Promise<CheckResult> {
  const isFault = (error: unknown): error is Error => error instanceof ReleaseError;
  return runCheck(name, isFault, async () => {
    await run();
    return [];
  });
}
