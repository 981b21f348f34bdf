import { notificationsKey, type OwnProfile, type ProductNotification } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLanguage } from '@fursa/shared/i18n';
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askSource } from './ask-source.ts';

const oneMinute = 60 * 1000;

/** Milliseconds after which people would rather read that nothing comes. What comes later is shown all the same. */
const maxWait = 6_000;

/** A notification with the remote that told it. */
export interface SourcedNotification extends ProductNotification {
  /** Unique in the product: `mf-profile/cv_reminder`. */
  readonly key: string;
}

export interface Notifications {
  /** The newest first. */
  readonly items: readonly SourcedNotification[];
  /** `pending` until every source has answered or failed, or for six seconds; `failed` when none has answered by then. */
  readonly status: 'pending' | 'told' | 'failed';
  /** Whether every source has answered, so that what is not among the items is not true. */
  readonly isComplete: boolean;
}

/** By the chunk that every page of a remote has, so that the bell brings no second copy of it. */
async function readOwnProfile(client: QueryClient, userId: string, signal: AbortSignal): Promise<OwnProfile> {
  const { ownProfileQueryOptions } = await import(/* webpackChunkName: "remote-base" */ '@fursa/shared/backend');
  // Who signed out while a source was being loaded is not asked about with a session that is over.
  signal.throwIfAborted();
  return await client.fetchQuery(ownProfileQueryOptions(userId));
}

/**
 * What every source of the product tells the person: asked at once, every 5 minutes, and on coming back to the page when
 * the last answer is a minute old. A source that fails loses nothing but its own news.
 */
export function useNotifications(userId: string, remotes: readonly RegisteredRemote[]): Notifications {
  const language = useLanguage();
  const sources = remotes.filter((remote) => remote.notifications);
  const { items, isPending, isFailed, isComplete } = useQueries({
    queries: sources.map((remote) => ({
      queryKey: [...notificationsKey(remote.name), userId, language],
      queryFn: ({ signal, client }: { signal: AbortSignal; client: QueryClient }) =>
        askSource(remote, {
          userId,
          language,
          signal,
          readOwnProfile: () => readOwnProfile(client, userId, signal),
        }),
      refetchInterval: 5 * oneMinute,
      refetchOnWindowFocus: true,
      staleTime: oneMinute,
    })),
    combine: (answers) => {
      const heard = answers.filter(({ data }) => data !== undefined).length;
      const items = answers.flatMap(({ data = [] }, index) =>
        data.map((item) => ({ ...item, key: `${sources[index]?.name}/${item.id}` })),
      );
      return {
        items: items.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
        isPending: answers.some((answer) => answer.isPending),
        isFailed: answers.length > 0 && heard === 0,
        isComplete: heard === answers.length,
      };
    },
  });
  const isLate = useIsLate(isPending);
  return { items, isComplete, status: isPending && !isLate ? 'pending' : isFailed ? 'failed' : 'told' };
}

function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setIsLate, maxWait, true);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isLate;
}
