import { deviceStorage } from '@fursa/shared/contract';
import { onOtherTabChange } from '@fursa/shared/persisted-store/other-tabs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../job/data/keys.ts';

/** Holds when this device changed the tracked jobs, which is all that other tabs are told. */
const storageKey = 'fursa-tracked-jobs';

/** Tells the other tabs of this browser that a job was saved, applied to, changed or removed. */
export function notifyOtherTabs(): void {
  deviceStorage.setItem(storageKey, String(Date.now()));
}

/** Every button on a page follows, and the first one that is told reads for all. */
const lastHandled = new WeakMap<QueryClient, StorageEvent>();

/** Reads the tracked jobs again when another tab has changed them. */
export function useOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onOtherTabChange(storageKey, (event) => {
        // Signing out removes the entry, which tells nothing.
        if (event.newValue === null || lastHandled.get(queryClient) === event) return;
        lastHandled.set(queryClient, event);
        void queryClient.invalidateQueries({ queryKey: keys.everyTracked });
      }),
    [queryClient],
  );
}
