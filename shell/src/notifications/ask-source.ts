import { emitEvent, type NotificationContext, type ProductNotification } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { RemoteLoadError } from '../composition/load-error.ts';
import { loadRemoteModule } from '../composition/load-remote-module.ts';
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
    const module = await loadRemoteModule(remote);
    if (!module.notifications) throw new RemoteLoadError('module', `${remote.name} offers no notifications`);
    const source = await module.notifications();
    return parseNotifications(await source(context));
  } catch (reason) {
    if (!context.signal.aborted) {
      const stage = reason instanceof RemoteLoadError ? reason.stage : 'notifications';
      const message = reason instanceof Error ? reason.message : String(reason);
      emitEvent('shell:remote-failed', { remote: remote.name, stage, message });
    }
    throw reason;
  }
}
