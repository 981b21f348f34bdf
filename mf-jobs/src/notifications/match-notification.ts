import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { type SessionUser, useAuthStore } from '@fursa/shared/session';
import { getMatchCandidate, type MatchCandidate } from '../data/get-match-candidate.ts';
import { listNewJobs, type NewJob, readNewJobsMark } from '../data/list-new-jobs.ts';
import { notificationsEn } from '../messages/notifications-en.ts';
import { createMatchScorer, passingScore } from '../model/match-score.ts';

const catalogues = { en: notificationsEn };

interface NewMatches {
  readonly count: number;
  readonly newest: NewJob | undefined;
  readonly isComplete: boolean;
}

/** Tells how many open jobs that match were posted since the person last looked; nothing when there is none. */
export async function tellAboutMatches(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const candidate = await getMatchCandidate(context.userId, context.signal);
  if (candidate.skills.length === 0) return [];
  const mark = await readNewJobsMark(candidate.lastSeenMatchesAt, context.signal);
  if (mark === null) return [];
  const { count, newest, isComplete } = await findNewMatches(candidate, mark, context.signal);
  if (!newest) return [];
  const text = catalogues[context.language];
  return [
    {
      // A match that is newer still is news again.
      id: `job_match:${newest.id}`,
      type: 'job_match',
      title: text.title(count, isComplete),
      message: text.message(newest.title, newest.companyName),
      actionUrl: paths.jobs,
      createdAt: newest.postedAt,
    },
  ];
}

interface Remembered {
  readonly question: string;
  readonly matches: NewMatches;
}

/** Held by the session's user, so that it is gone with the session. */
const remembered = new WeakMap<SessionUser, Remembered>();

/** The bell asks every few minutes; the jobs are fetched again only when they, or what is looked for, changed. */
async function findNewMatches(candidate: MatchCandidate, mark: string, signal: AbortSignal): Promise<NewMatches> {
  const { user } = useAuthStore.getState();
  const question = JSON.stringify([candidate, mark]);
  const known = user && remembered.get(user);
  if (known?.question === question) return known.matches;

  const { jobs, isComplete } = await listNewJobs(candidate.lastSeenMatchesAt, signal);
  const score = createMatchScorer(candidate);
  const matching = jobs.filter((job) => score(job).score >= passingScore);
  const matches: NewMatches = { count: matching.length, newest: matching[0], isComplete };
  if (user) remembered.set(user, { question, matches });
  return matches;
}
