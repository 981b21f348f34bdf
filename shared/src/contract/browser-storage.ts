export interface BrowserStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether what was set outlives the document; if not, it is in memory alone. */
  readonly isLasting: (key: string) => boolean;
}

let isRefused = false;
const listeners = new Set<() => void>();

/** Whether the browser has refused to store something in this document. */
export function isStorageRefused(): boolean {
  return isRefused;
}

/** Calls back when it first does, until the returned function is called. */
export function onStorageRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `localStorage`, and memory where a browser forbids it or has no room. */
export const deviceStorage = guard(() => window.localStorage);

/** `sessionStorage`, and memory where a browser forbids it or has no room. */
export const tabStorage = guard(() => window.sessionStorage);

function guard(open: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();

  /** Already access throws where cookies are blocked. */
  function use<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(open());
    } catch {
      // Who writes may be drawing, when nobody else can be drawn again.
      if (!isRefused) for (const listener of listeners) queueMicrotask(listener);
      isRefused = true;
      return undefined;
    }
  }

  return {
    getItem: (key) => memory.get(key) ?? use((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = use((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      use((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(use((storage) => Object.keys(storage)) ?? [])])],
    isLasting: (key) => !memory.has(key),
  };
}
