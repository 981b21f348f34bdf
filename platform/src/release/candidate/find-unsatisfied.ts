import { sharedModules } from '@fursa/shared/contract';
import semver from 'semver';

/** What a container says of a shared module, in the code that the federation plugin writes. */
const demand = /\bshareKey["']?:\s*["']([^"']+)["'][^{}]*?\brequiredVersion["']?:\s*["']([^"']+)["']/g;

/** What the live shell offers: versions of packages, as its notices name them, and the version of its contract. */
export interface ShellOffer {
  readonly notices: string;
  readonly contract: string;
}

/**
 * Shared modules that a build demands in versions which the live shell does not offer. The runtime would warn and go on with
 * the shell's: what was tried with another React then runs with this one.
 */
export function findUnsatisfied(scripts: Iterable<string>, offer: ShellOffer): string[] {
  const faults = new Set<string>();
  for (const script of scripts) {
    for (const [, name = '', range = ''] of script.matchAll(demand)) {
      if (!Object.hasOwn(sharedModules, name)) {
        faults.add(`the build demands ${name} of the shell, which provides ${Object.keys(sharedModules).join(', ')}`);
        continue;
      }
      const offered = offeredVersion(name, offer);
      if (offered !== undefined && !semver.satisfies(offered, range)) {
        faults.add(`the build demands ${name} ${range}, the live shell offers ${offered}`);
      }
    }
  }
  return [...faults].sort();
}

/** The rule of the shell: `shell/src/composition/shared-provision.ts`. */
function offeredVersion(name: string, { notices, contract }: ShellOffer): string | undefined {
  if (name.startsWith('@fursa/')) return contract;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const line = notices.split('\n').find((text) => text.startsWith(`${packageName} `));
  return line?.split(' ')[1];
}
