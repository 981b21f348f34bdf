import { isStorageRefused, onStorageRefused } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useSyncExternalStore } from 'react';
import { connectionMessages } from './messages.ts';

/** Says in one quiet line that the browser stores nothing, or no more; its place is there before, or nobody would hear it. */
export function StorageNotice() {
  const text = useMessages(connectionMessages).notStored;
  const isRefused = useSyncExternalStore(onStorageRefused, isStorageRefused);
  return (
    <p role="status" className="m-4 text-muted text-sm empty:hidden md:mx-6">
      {isRefused && text}
    </p>
  );
}
