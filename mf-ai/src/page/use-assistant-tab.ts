import { useSearchParams } from '@fursa/shared/router';

/** In the address: `/AI?tab=interview`. */
export const assistantTabs = ['resume', 'interview', 'job-fit', 'job-advert'] as const;

export type AssistantTab = (typeof assistantTabs)[number];

/** The tab that is shown, and how to go to another. What the address says of other tabs (a role, a job) stays. */
export function useAssistantTab(): readonly [AssistantTab, (tab: AssistantTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const shown = assistantTabs.find((tab) => tab === named) ?? 'resume';

  function show(tab: AssistantTab): void {
    if (tab === shown) return;
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    // At once: until the panel is there, a Tab key would lead into the one that is about to be hidden.
    setSearch(next, { preventScrollReset: true, flushSync: true });
  }

  return [shown, show];
}
