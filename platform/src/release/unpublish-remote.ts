import type { RemoteName } from '@fursa/shared/contract';
import { endOfCanary } from './canary/canary-share.ts';
import { recordChange } from './changes/change-log.ts';
import { type ChangeOrder, checkExpected } from './changes/change-order.ts';
import { updateRegistry } from './registry-file.ts';
import { ReleaseError } from './release-error.ts';

/**
 * Takes a remote out of the registry: its pages and slots are gone from the next document on. Its files stay, for tabs that are open.
 *
 * @returns the version that was served
 * @throws ReleaseError when it is not served; nothing is changed then.
 */
export async function unpublishRemote(releaseDir: string, name: RemoteName, order: ChangeOrder = {}): Promise<string> {
  let from = '';
  await updateRegistry(releaseDir, async (registry) => {
    const served = registry.remotes.find((remote) => remote.name === name);
    if (served === undefined) throw new ReleaseError(`${name} is not served from ${releaseDir}.`);
    checkExpected(name, served.version, order);
    from = served.version;
    const change = { action: 'unpublish', app: name, from, ...endOfCanary(served), revision: registry.revision + 1 };
    await recordChange(releaseDir, change, order);
    return { ...registry, remotes: registry.remotes.filter((remote) => remote !== served) };
  });
  return from;
}
