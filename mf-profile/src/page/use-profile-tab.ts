import { deviceStorage } from '@fursa/shared/contract';
import { useSearchParams } from '@fursa/shared/router';
import { useEffect, useState } from 'react';

/** By specification: in the address, and under {@link storageKey}. */
export const profileTabs = ['profile', 'skills', 'documents'] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Where other pages leave the tab that the profile is to open on, once. */
const storageKey = 'profileActiveTab';

function toTab(text: string | null): ProfileTab | undefined {
  return profileTabs.find((tab) => tab === text);
}

/** The tab that is shown, which the address names (`?tab=skills`), and how to go to another. */
export function useProfileTab(): readonly [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = toTab(search.get('tab'));
  const [remembered, setRemembered] = useState(() => toTab(deviceStorage.getItem(storageKey)));
  // Once the address says it, what was remembered has done its part.
  if (named !== undefined && remembered !== undefined) setRemembered(undefined);

  useEffect(() => {
    deviceStorage.removeItem(storageKey);
    if (remembered === undefined || named !== undefined) return;
    setSearch({ tab: remembered }, { replace: true, preventScrollReset: true });
  }, [remembered, named, setSearch]);

  function show(tab: ProfileTab): void {
    // At once: until the panel is there, a Tab key would lead into the one that is about to be hidden.
    if (tab !== shown) setSearch({ tab }, { preventScrollReset: true, flushSync: true });
  }

  const shown = named ?? remembered ?? 'profile';
  return [shown, show];
}
