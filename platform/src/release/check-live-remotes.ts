import { contractVersion } from '@fursa/shared/contract';
import type { Registry } from '@fursa/shared/contract/registry';
import type { ProvidedModules } from '../preset/provided-modules.ts';
import { isForContract } from './check-build.ts';
import { releasePaths } from './files/release-paths.ts';
import { ReleaseError } from './release-error.ts';
import { findUnsatisfied, readImportedModules } from './shared-modules.ts';
import type { ShellRelease } from './shell-release.ts';

export interface ServedShell {
  readonly shell: ShellRelease;
  /** Undefined when the shell was built before it said so. */
  readonly provided: ProvidedModules | undefined;
}

/** Refuses a shell that live remotes do not take, unless it says why they may be left out. */
export async function checkLiveRemotes(
  releaseDir: string,
  { shell, provided }: ServedShell,
  { remotes }: Registry,
): Promise<void> {
  const { version, contract = contractVersion, forced } = shell;
  if (forced !== undefined) return;
  const outside: string[] = [];
  for (const remote of remotes.flatMap((entry) =>
    entry.canary === undefined ? [entry] : [entry, entry.canary.remote],
  )) {
    const { name, baseUrl } = remote;
    const describe = (reason: string) => outside.push(`${name} ${remote.version} (${reason})`);
    if (!isForContract(remote, contract)) describe(`built for ${remote.contract}`);
    // The description of one at another origin is there.
    else if (provided !== undefined && baseUrl.startsWith('/')) {
      const imports = await readImportedModules(releasePaths(releaseDir).remote(name, remote.version));
      const faults = findUnsatisfied(imports ?? {}, provided);
      if (faults.length > 0) describe(faults.join('; '));
    }
  }
  if (outside.length === 0) return;
  throw new ReleaseError(
    `shell ${version} provides contract ${contract}, which these live remotes do not take: ${outside.join(', ')}. Serve versions of them that do first, or say why they may be left out: --force "<reason>".`,
  );
}
