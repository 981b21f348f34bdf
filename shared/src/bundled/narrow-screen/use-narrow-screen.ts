import { useSyncExternalStore } from 'react';

/** Below the breakpoint `md` of the style sheet. */
const narrow = '(width < 48rem)';

/** Whether this is a phone, or a window as narrow as one; changes as it is turned. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
