import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { panelId, TabList, tabId } from '@fursa/shared/ui/tabs';
import type { ComponentType } from 'react';
import { InterviewPanel } from '../interview/interview-panel.tsx';
import { JobAdvertPanel } from '../job-advert/job-advert-panel.tsx';
import { JobFitPanel } from '../job-fit/job-fit-panel.tsx';
import { messages } from '../messages.ts';
import { ResumePanel } from '../resume/resume-panel.tsx';
import { type AssistantTab, assistantTabs, useAssistantTab } from './use-assistant-tab.ts';

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
