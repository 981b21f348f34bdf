import { getBackendClient } from '@fursa/shared/backend';
import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { readMessages } from '@fursa/shared/i18n/catalogues';
import { askForBestMatch } from './data/ask-for-best-match.ts';
import { notificationsMessages } from './notifications-messages.ts';

/** Tells how many open jobs that match were posted since the person last looked; nothing when there is none. */
export async function getMatchNotifications(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const profile = await context.readOwnProfile();
  const best = await askForBestMatch(getBackendClient(), profile.lastSeenMatchesAt, context.signal);
  if (best === 'no-match') return [];
  if (best === 'no-cv') {
    if (profile.skills.length === 0) return [];
    const { tellWordMatches } = await import(/* webpackChunkName: "word-matches" */ './word-match-notification.ts');
    return await tellWordMatches(context, profile);
  }
  const text = await readMessages(notificationsMessages, context.language);
  return [
    {
      // One more, or a better one, is news again.
      id: `job_match:${best.matches}:${best.id}`,
      type: 'job_match',
      title: text.titleOfCv(best.matches),
      message: text.best(best.title, best.companyName),
      actionUrl: paths.jobs,
      createdAt: best.postedAt ?? new Date(0),
    },
  ];
}
