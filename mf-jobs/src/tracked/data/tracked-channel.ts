import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../job/data/keys.ts';

const channelName = 'fursa-kept-jobs';

/** Tells the other tabs of this browser that something was kept, changed or removed. It says no more than that. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

interface Following {
  watchers: number;
  readonly channel: BroadcastChannel;
}

/** One channel for a page, however many buttons on it watch. */
const followings = new WeakMap<QueryClient, Following>();

/** Reads the kept jobs again when another tab says that they changed. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const following = followings.get(queryClient) ?? { watchers: 0, channel: follow(queryClient) };
    followings.set(queryClient, following);
    following.watchers += 1;
    return () => {
      following.watchers -= 1;
      if (following.watchers > 0) return;
      following.channel.close();
      followings.delete(queryClient);
    };
  }, [queryClient]);
}

function follow(queryClient: QueryClient): BroadcastChannel {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = () => void queryClient.invalidateQueries({ queryKey: keys.everyTracked });
  return channel;
}
