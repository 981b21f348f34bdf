import type { NotificationContext, NotificationSource, ProductNotification } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { RemoteLoadError, reportFailure } from '../composition/load-error.ts';
import { loadRemoteModule } from '../composition/load-remote-module.ts';
import { usedVersion } from '../composition/page-registry.ts';
import { clearMounting, markMounting } from '../composition/page-watch/mounting-mark.ts';
import { hasBlocked, idOf } from '../composition/versions/failed-versions.ts';
import { withVersion } from '../composition/versions/versions-in-use.ts';
import { parseNotifications } from './notification-schema.ts';

/** Milliseconds: longer than what a source asks the backend may take. */
const maxWait = 25_000;

/** What a source is called where a version is kept together with a part of it. */
const part = 'notifications';

/**
 * Loads a remote's source and asks it. A failure is told as `shell:remote-failed` as well.
 *
 * @throws whatever the source threw, RemoteLoadError when it did not load, blocked a document of this tab or does not answer, ZodError when
 * it told something else
 */
export async function askSource(
  remote: RegisteredRemote,
  context: NotificationContext,
): Promise<readonly ProductNotification[]> {
  try {
    const { source, id } = await withVersion(usedVersion(remote), loadSource);
    return parseNotifications(await answerOf(source, id, context));
  } catch (reason) {
    if (!context.signal.aborted) reportFailure(remote.name, reason, 'notifications');
    throw reason;
  }
}

interface LoadedSource {
  readonly source: NotificationSource;
  /** Of the version that it came in. */
  readonly id: string;
}

async function loadSource(remote: RegisteredRemote): Promise<LoadedSource> {
  if (hasBlocked(remote, part)) throw new RemoteLoadError('notifications', 'It blocked a document');
  const { notifications } = await loadRemoteModule(remote, 'notifications');
  if (!notifications) throw new RemoteLoadError('module', `${remote.name} offers no notifications`);
  return { source: await notifications(), id: idOf(remote, part) };
}

async function answerOf(source: NotificationSource, id: string, context: NotificationContext): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = new RemoteLoadError('notifications', `${id} does not answer`);
    timer = setTimeout(reject, maxWait, reason);
  });
  markMounting(id);
  try {
    return await Promise.race([source(context), late]);
  } finally {
    clearTimeout(timer);
    clearMounting(id);
  }
}
