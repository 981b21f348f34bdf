import { type NotificationContext, type OwnProfile, type ProductNotification, paths } from '@fursa/shared/contract';
import { readMessages } from '@fursa/shared/i18n/catalogues';
import { countNewWordMatches } from './data/count-new-word-matches.ts';
import { notificationsMessages } from './notifications-messages.ts';

/** For somebody whose CV nobody can read: how many open jobs name their skills. */
export async function tellWordMatches(
  context: NotificationContext,
  { skills, cvUrl, lastSeenMatchesAt }: OwnProfile,
): Promise<readonly ProductNotification[]> {
  const person = { skills, hasCv: cvUrl !== null };
  const { count, newest, isComplete } = await countNewWordMatches(person, lastSeenMatchesAt, context.signal);
  if (!newest) return [];
  const text = await readMessages(notificationsMessages, context.language);
  return [
    {
      // A match that is newer still is news again.
      id: `job_match:${newest.id}`,
      type: 'job_match',
      title: text.title(count, isComplete),
      message: text.message(newest.title, newest.companyName),
      actionUrl: paths.jobs,
      // Those that do not say when they were posted are the last: then none of them does.
      createdAt: newest.postedAt ?? new Date(0),
    },
  ];
}
