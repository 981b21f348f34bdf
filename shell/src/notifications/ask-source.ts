import type { NotificationContext, NotificationSource, ProductNotification } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { RemoteLoadError, tellFailure } from '../composition/load-error.ts';
import { loadRemoteModule } from '../composition/load-remote-module.ts';
import { usedVersion } from '../composition/page-registry.ts';
import { withVersion } from '../composition/versions/versions-in-use.ts';
import { parseNotifications } from './notification-schema.ts';

/**
 * Loads a remote's source and asks it. A failure is told as `shell:remote-failed` as well.
 *
 * @throws whatever the source threw, RemoteLoadError when it did not load, ZodError when it told something else
 */
export async function askSource(
  remote: RegisteredRemote,
  context: NotificationContext,
): Promise<readonly ProductNotification[]> {
  try {
    const source = await withVersion(usedVersion(remote), loadSource);
    return parseNotifications(await source(context));
  } catch (reason) {
    if (!context.signal.aborted) tellFailure(remote.name, reason, 'notifications');
    throw reason;
  }
}

async function loadSource(remote: RegisteredRemote): Promise<NotificationSource> {
  const { notifications } = await loadRemoteModule(remote, 'notifications');
  if (!notifications) throw new RemoteLoadError('module', `${remote.name} offers no notifications`);
  return await notifications();
}
