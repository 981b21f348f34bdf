import { getBackendClient } from '@fursa/shared/backend';
import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { defineMessages, readMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import { fetchBestMatch } from './data/fetch-best-match.ts';

const { number, plural } = createFormats('en');

/** What the bell says about new jobs. */
const en = {
  title: (count: number, isComplete: boolean) => {
    if (!isComplete) return `At least ${number(count)} new jobs match your skills`;
    return plural(count, {
      one: 'A new job matches your skills',
      other: `${number(count)} new jobs match your skills`,
    });
  },
  titleOfCv: (count: number) =>
    plural(count, { one: 'A new job matches your CV', other: `${number(count)} new jobs match your CV` }),
  best: (title: string, company: string | null) => `Best match: ${company === null ? title : `${title}, ${company}`}.`,
};

const notificationsMessages = defineMessages({ en });

/** Tells how many open jobs that match were posted since the person last looked; nothing when there is none. */
export async function getMatchNotifications(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const profile = await context.readOwnProfile();
  const best = await fetchBestMatch(getBackendClient(), profile.lastSeenMatchesAt, context.signal);
  if (best === 'no-match') return [];
  if (best === 'no-cv') {
    if (profile.skills.length === 0) return [];
    return await notifyOfSkillMatches(context, profile.lastSeenMatchesAt);
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

/** For somebody whose CV cannot be read: how many open jobs name their skills. */
async function notifyOfSkillMatches(
  { signal, language }: NotificationContext,
  since: string | null,
): Promise<readonly ProductNotification[]> {
  const { fetchSkillMatches } = await import(/* webpackChunkName: "skill-matches" */ './data/skill-matches.ts');
  const { matches, compared, jobs } = await fetchSkillMatches(getBackendClient(), { since, most: 1 }, signal);
  const [best] = jobs;
  if (best === undefined) return [];
  const { id, title, company, postedAt } = best.job;
  const text = await readMessages(notificationsMessages, language);
  return [
    {
      id: `job_match:${matches}:${id}`,
      type: 'job_match',
      title: text.title(matches, compared === null),
      message: text.best(title, company?.name ?? null),
      actionUrl: paths.jobs,
      createdAt: postedAt ?? new Date(0),
    },
  ];
}
