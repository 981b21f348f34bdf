/**
 * Calls back when another tab has changed what is stored on the device under `key`, or has cleared the whole storage, until the returned
 * function is called. The one way to follow other tabs: what is stored is what they are told of.
 */
export function onOtherTabChange(key: string, listener: (event: StorageEvent) => void): () => void {
  function handleStorage(event: StorageEvent): void {
    // An event without a key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener(event);
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
