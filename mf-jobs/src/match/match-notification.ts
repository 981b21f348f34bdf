import { getBackendClient } from '@fursa/shared/backend';
import { type NotificationContext, type OwnProfile, type ProductNotification, paths } from '@fursa/shared/contract';
import { readMessages } from '@fursa/shared/i18n/catalogues';
import { passingScore } from '@fursa/shared/values/score-word';
import { askForMatches } from './data/ask-for-matches.ts';
import { countNewWordMatches } from './data/count-new-word-matches.ts';
import { notificationsMessages } from './messages/notifications-messages.ts';

/** Tells how many open jobs that match were posted since the person last looked; nothing when there is none. */
export async function getMatchNotifications(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const profile = await context.readOwnProfile();
  const question = { min_score: passingScore, most: 1, since: profile.lastSeenMatchesAt };
  const { state, matches, jobs } = await askForMatches(getBackendClient(), question, context.signal);
  if (state === 'no-cv') return await tellWordMatches(context, profile);
  const [best] = jobs;
  if (matches === 0 || best === undefined) return [];
  const text = await readMessages(notificationsMessages, context.language);
  const { listing } = best;
  return [
    {
      // One more, or a better one, is news again.
      id: `job_match:${matches}:${listing.id}`,
      type: 'job_match',
      title: text.titleOfCv(matches),
      message: text.best(listing.title, listing.company?.name ?? null),
      actionUrl: paths.jobs,
      createdAt: listing.postedAt ?? new Date(0),
    },
  ];
}

/** For somebody whose CV nobody can read. */
async function tellWordMatches(
  context: NotificationContext,
  { skills, cvUrl, lastSeenMatchesAt }: OwnProfile,
): Promise<readonly ProductNotification[]> {
  if (skills.length === 0) return [];
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
