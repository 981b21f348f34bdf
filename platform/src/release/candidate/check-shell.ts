import type { Registry } from '@fursa/shared/contract/registry';
import { checkLiveRemotes } from '../check-build.ts';
import { checkTemplates, readShellBuild } from '../publish-shell.ts';
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
  let shell: KeptShell | undefined;
  const registry = await readRegistry(releaseDir);
  const described = await check('description', async () => {
    const build = await readShellBuild(distDir, packageVersion);
    checkTemplates(build.files, registry);
    shell = build.shell;
  });
  if (shell === undefined) return { shell, results: [described] };
  return { shell, results: [described, await checkContracts(shell, registry)] };
}

function checkContracts(shell: KeptShell, registry: Registry): Promise<CheckResult> {
  return check('contract', () => checkLiveRemotes(shell, registry));
}

function check(name: string, run: () => Promise<void> | void): Promise<CheckResult> {
  const isFault = (error: unknown): error is Error => error instanceof ReleaseError;
  return runCheck(name, isFault, async () => {
    await run();
    return [];
  });
}
