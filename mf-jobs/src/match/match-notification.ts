import { type NotificationContext, type ProductNotification, paths } from '@fursa/shared/contract';
import { type SessionUser, useAuthStore } from '@fursa/shared/session';
import { getSeeker, type Seeker } from './data/get-seeker.ts';
import { listNewCandidates, type NewCandidate, type NewCandidates } from './data/list-new-candidates.ts';
import { notificationsEn } from './messages/notifications-en.ts';
import { createMatchScorer, passingScore } from './model/match-score.ts';

const catalogues = { en: notificationsEn };

interface NewMatches {
  readonly count: number;
  readonly newest: NewCandidate | undefined;
  readonly isComplete: boolean;
}

/** Tells how many open jobs that match were posted since the person last looked; nothing when there is none. */
export async function tellAboutMatches(context: NotificationContext): Promise<readonly ProductNotification[]> {
  const seeker = await getSeeker(context.userId, context.signal);
  if (seeker.skills.length === 0) return [];
  const { count, newest, isComplete } = await findNewMatches(seeker, context.signal);
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
      // Those that do not say when they were posted are the last: then none of them does.
      createdAt: newest.postedAt ?? new Date(0),
    },
  ];
}

interface Remembered {
  readonly question: string;
  readonly mark: string;
  readonly matches: NewMatches;
}

/** Held by the session's user, so that it is gone with the session. */
const remembered = new WeakMap<SessionUser, Remembered>();

/** The bell asks every few minutes; the jobs are sent again only when they, or what is looked for, changed. */
async function findNewMatches(seeker: Seeker, signal: AbortSignal): Promise<NewMatches> {
  const { user } = useAuthStore.getState();
  const question = JSON.stringify(seeker);
  const last = user === null ? undefined : remembered.get(user);
  const known = last?.question === question ? last : undefined;
  const found = await listNewCandidates(seeker.lastSeenMatchesAt, known?.mark ?? null, signal);
  if (found === null) return known?.matches ?? { count: 0, newest: undefined, isComplete: true };
  const matches = countMatches(found, seeker);
  if (user) remembered.set(user, { question, mark: found.mark, matches });
  return matches;
}

function countMatches({ jobs, isComplete, hasResume }: NewCandidates, { skills }: Seeker): NewMatches {
  const score = createMatchScorer({ skills, hasResume });
  const matching = jobs.filter((job) => score(job).score >= passingScore);
  return { count: matching.length, newest: matching[0], isComplete };
}
