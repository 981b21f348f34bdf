import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation, useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { panelId, TabList, tabId } from '@fursa/shared/ui/tabs';
import type { ComponentType } from 'react';
import { InterviewPanel } from '../interview/interview-panel.tsx';
import { JobAdvertPanel } from '../job-advert/job-advert-panel.tsx';
import { JobFitPanel } from '../job-fit/job-fit-panel.tsx';
import { messages } from '../messages.ts';
import { ResumePanel } from '../resume/resume-panel.tsx';

/** Begins the ids of tabs and panels. */
const tabsName = 'assistant';

const panels: Readonly<Record<AssistantTab, ComponentType<{ readonly userId: string }>>> = {
  resume: ResumePanel,
  interview: InterviewPanel,
  'job-fit': JobFitPanel,
  'job-advert': JobAdvertPanel,
};

export function AssistantPage() {
  const text = useMessages(messages);
  const userId = useAuthStore((state) => state.user?.id);
  const { pathname, search } = useLocation();
  const loginState: LoginState = { from: pathname + search };
  return (
    <Page>
      <PageHeading title={text.title} lead={text.lead} />
      {userId === undefined ? (
        <EmptyPanel
          title={text.signedOutTitle}
          action={
            <ButtonLink to={paths.login} state={loginState}>
              {text.signIn}
            </ButtonLink>
          }
        >
          {text.signedOutAdvice}
        </EmptyPanel>
      ) : (
        <Assistant key={userId} userId={userId} />
      )}
    </Page>
  );
}

/** What is under a tab goes when another is chosen; what was written there is kept by each of them. */
function Assistant({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const [shown, show] = useAssistantTab();
  const Panel = panels[shown];
  return (
    <div className="flex min-h-dvh flex-col gap-6">
      <TabList
        name={tabsName}
        tabs={assistantTabs}
        shown={shown}
        labels={text.tabs}
        label={text.tabs.label}
        onShow={show}
      />
      <div
        key={shown}
        role="tabpanel"
        id={panelId(tabsName, shown)}
        aria-labelledby={tabId(tabsName, shown)}
        className="min-w-0"
      >
        <Panel userId={userId} />
      </div>
    </div>
  );
}

/** In the address: `/AI?tab=interview`. */
const assistantTabs = ['resume', 'interview', 'job-fit', 'job-advert'] as const;

type AssistantTab = (typeof assistantTabs)[number];

/** The tab that is shown, and how to go to another. What the address says of other tabs (a role, a job) stays. */
function useAssistantTab(): readonly [AssistantTab, (tab: AssistantTab) => void] {
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
