import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, focusPageHeading, Page, PageHeading, useErrorToast } from '@fursa/shared/ui';
import { useId, useState } from 'react';
import { useMarkMatchesSeen } from '../job/data/mark-matches-seen.ts';
import { CvMatches } from './components/cv-matches.tsx';
import { ListHeading } from './components/list-heading.tsx';
import { MatchSkeletons } from './components/match-skeletons.tsx';
import { type CvStatus, MatchingStatus } from './components/matching-status.tsx';
import { NoMatches } from './components/no-matches.tsx';
import { SkillMatches } from './components/skill-matches.tsx';
import { type FoundMatches, useMatches } from './data/use-matches.ts';
import { jobMatchMessages } from './messages.ts';

export function JobMatchPage() {
  const text = useMessages(jobMatchMessages);
  const [now] = useState(() => new Date());
  const panelId = useId();
  const found = useMatches();
  const { answer, profile, bySkills, failure } = found;
  useErrorToast(failure?.error ?? null, text.errorToast, text.errorTitle);
  useMarkMatchesSeen();
  return (
    <Page width="wide">
      <PageHeading title={text.heading} />
      <div className="@container -mt-3 -mb-4 md:my-0">
        <p id={panelId} className="text-muted text-sm md:mb-2 md:text-base">
          {text.panel}
        </p>
        <MatchingStatus
          labelledBy={panelId}
          cv={toCvStatus(found)}
          readAt={answer?.readAt ?? null}
          now={now}
          skills={profile?.skills.length}
          matches={countMatches(found)}
          ofNewest={bySkills?.compared ?? undefined}
          hasFailed={failure !== null}
        />
      </div>
      <div className="flex flex-col gap-3 border-line border-t pt-3 md:gap-6 md:pt-8">
        {failure === null ? (
          <MatchContent found={found} />
        ) : (
          <ErrorPanel title={text.errorTitle} onRetry={handleRetry}>
            {text.errorAdvice}
          </ErrorPanel>
        )}
      </div>
      <div className="border-line border-t pt-6 md:pt-8">
        <MatchSteps />
      </div>
    </Page>
  );

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    focusPageHeading();
    failure?.retry();
  }
}

function MatchContent({ found }: { readonly found: FoundMatches }) {
  const text = useMessages(jobMatchMessages);
  const { answer, pages, query, profile, bySkills, isOffline } = found;
  if (answer !== undefined && answer.state !== 'no-cv')
    return <CvMatches answer={answer} pages={pages} query={query} />;
  if (answer?.state === 'no-cv' && profile?.skills.length === 0) return <NoMatches>{text.unknownText}</NoMatches>;
  if (bySkills !== undefined) return <SkillMatches found={bySkills} hasCv={profile?.cvUrl != null} />;
  if (isOffline) return <ErrorPanel title={text.offlineTitle}>{text.offlineAdvice}</ErrorPanel>;
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <ListHeading>{null}</ListHeading>
      <MatchSkeletons />
    </div>
  );
}

/** Undefined until it is known. */
function countMatches({ answer, bySkills }: FoundMatches): number | undefined {
  if (answer?.state === 'no-cv') return bySkills?.matches;
  return answer?.state === 'ready' ? answer.matches : undefined;
}

function toCvStatus({ answer, profile }: FoundMatches): CvStatus | undefined {
  if (answer === undefined) return undefined;
  if (answer.state !== 'no-cv') return answer.state;
  if (profile === undefined) return undefined;
  return profile.cvUrl === null ? 'missing' : 'unread';
}

/** How the matching goes, in three steps. */
function MatchSteps() {
  const text = useMessages(jobMatchMessages).steps;
  return (
    <ol aria-label={text.label} className="grid gap-x-6 gap-y-3 md:grid-cols-3">
      {[text.analysis, text.matching, text.results].map(({ title, text: description }, index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary text-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
