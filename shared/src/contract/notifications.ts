import type { Language, RemoteName } from './manifest.ts';
import type { OwnProfile } from './own-profile.ts';

export const notificationTypes = ['cv_reminder', 'profile_completion', 'job_match'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Something the bell tells the signed-in person. Texts are plain text in the language that was asked for. */
export interface ProductNotification {
  /**
   * Unique inside the remote and the same each time the same thing is told: what the person has read is remembered by it.
   * What is news again needs a new one.
   */
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** Where the item's button leads: a path of this product, of whichever remote. */
  readonly actionUrl: string;
  /** Since when it is true; the newest stands first. */
  readonly createdAt: Date;
}

export interface NotificationContext {
  readonly userId: string;
  readonly language: Language;
  /** The profile of that person, from the query cache when it is there. */
  readonly readOwnProfile: () => Promise<OwnProfile>;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/**
 * Tells everything there is to tell the person right now, read or not. The shell asks when it is idle, every 5 minutes and
 * when the person comes back to the page.
 *
 * @throws anything: the shell then goes on with what this source last told, and with the other sources
 */
export type NotificationSource = (context: NotificationContext) => Promise<readonly ProductNotification[]>;

/**
 * Where the query cache keeps what a remote told. A remote that changes what its notifications speak of invalidates it, and
 * the bell asks anew.
 */
export function notificationsKey(remote: RemoteName) {
  return ['notifications', remote] as const;
}
