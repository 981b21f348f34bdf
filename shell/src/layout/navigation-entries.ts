import { paths } from '@fursa/shared/contract';
import { useLocalizedText, useMessages } from '@fursa/shared/i18n';
import { listPages, readRegistry } from '../composition/page-registry.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { messages } from './messages.ts';

export interface NavigationEntry {
  readonly path: string;
  readonly label: string;
}

/** Home, then every page of the registry that wants to be in the navigation, in the order the remotes ask for. */
export function useNavigationEntries(): NavigationEntry[] {
  const text = useMessages(messages);
  const localize = useLocalizedText();
  const isHydrated = useIsHydrated();
  // The prerendered page is older than the registry it meets.
  const pages = isHydrated ? listPages(readRegistry()) : [];
  const entries = pages
    .flatMap(({ page }) => (page.navigation ? [{ path: page.path, ...page.navigation }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ path, label }) => ({ path, label: localize(label) }));
  return [{ path: paths.home, label: text.navigation.home }, ...entries];
}
