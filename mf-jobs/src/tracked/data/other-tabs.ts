import { deviceStorage } from '@fursa/shared/contract';
import { onOtherTabChange } from '@fursa/shared/persisted-store/other-tabs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../job/data/keys.ts';

/** Holds an id of the last change of the tracked jobs on this device, which is all that other tabs are told. */
const storageKey = 'fursa-tracked-jobs';

/**
 * Tells the other tabs of this browser that a job was saved, applied to, changed or removed. A browser tells nothing of a value that
 * stays the same, so each change has an id of its own. Where storage is refused, other tabs read again when they are looked at.
 */
export function notifyOtherTabs(): void {
  deviceStorage.setItem(storageKey, crypto.randomUUID());
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
