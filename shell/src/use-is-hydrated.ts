import { useSyncExternalStore } from 'react';

const subscribe = () => () => {
  // Never changes again: hydrating is over once.
};

/** False in the prerendered page and while it is hydrated, so that both render the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
