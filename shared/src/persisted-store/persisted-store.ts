import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { BrowserStorage } from '../contract/index.ts';

/** A store that outlives its document. `rehydrate` takes over what is stored now, after another tab has changed it. */
export type PersistedStore<State> = UseBoundStore<StoreApi<State>> & {
  readonly persist: { readonly rehydrate: () => void };
};

export interface PersistOptions<State> {
  /** Key in the storage. */
  readonly name: string;
  readonly storage: BrowserStorage;
  /** What a prerendered page shows, and `read` starts from. */
  readonly initial: State;
  /** Makes a state of what is stored, which is outside data: undefined when nothing is, or no JSON. */
  readonly read: (stored: unknown, current: State) => State;
}

/**
 * Creates a store whose state is written to the browser's storage with each change, as `{ "state": ..., "version": 0 }`: the form in which
 * zustand's `persist` has written it, of which the product needs the tenth part.
 */
export function createPersistedStore<State>({
  name,
  storage,
  initial,
  read,
}: PersistOptions<State>): PersistedStore<State> {
  const store = create<State>()(() => initial);
  let isReading = false;
  function rehydrate(): void {
    isReading = true;
    store.setState((current) => read(parseStored(storage.getItem(name)), current), true);
    isReading = false;
  }
  rehydrate();
  store.subscribe((state) => {
    if (!isReading) storage.setItem(name, JSON.stringify({ state, version: 0 }));
  });
  return Object.assign(store, { persist: { rehydrate } });
}

function parseStored(text: string | null): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text ?? '{}')), 'state');
  } catch {
    // Somebody else has written there: it counts as nothing.
    return undefined;
  }
}
