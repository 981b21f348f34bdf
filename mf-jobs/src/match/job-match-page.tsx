import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import {
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  Page,
  PageHeading,
  pageHeadingId,
  Spinner,
  useErrorToast,
} from '@fursa/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMarkMatchesSeen } from '../listing/data/mark-matches-seen.ts';
import { MatchResults } from './components/match-results.tsx';
import { MatchSteps } from './components/match-steps.tsx';
import { MatchingStatus } from './components/matching-status.tsx';
import { matchProfileQueryOptions } from './data/get-match-profile.ts';
import { type MatchCandidates, matchCandidatesQueryOptions } from './data/list-match-candidates.ts';
import { jobMatchEn } from './messages/job-match-en.ts';
import { canBeMatched, type MatchProfile } from './model/rank-matches.ts';

const nobody: MatchProfile = { skills: [], hasCv: false, resume: null };

export function JobMatchPage() {
  const text = useMessages({ en: jobMatchEn });
  const userId = useAuthStore((state) => state.user?.id);
  const profile = useQuery({
    ...matchProfileQueryOptions(userId ?? ''),
    ...(userId === undefined && { queryFn: skipToken }),
  });
  const candidates = useQuery(matchCandidatesQueryOptions(profile.data ?? nobody));
  const failed = [profile, candidates].find(({ error, data }) => error !== null && data === undefined);
  useErrorToast(failed?.error ?? null, text.errorToast, text.errorTitle);
  useMarkMatchesSeen();
  return (
    <Page width="wide">
      <PageHeading title={text.panel} />
      <MatchingStatus profile={profile.data} count={candidates.data} hasFailed={failed !== undefined} />
      <MatchSteps />
      <section className="flex flex-col gap-4 border-line border-t pt-6 md:gap-6 md:pt-8">
        <h2 className="text-2xl">{text.heading}</h2>
        {failed === undefined ? (
          <MatchContent profile={profile.data} candidates={candidates.data} />
        ) : (
          <ErrorPanel title={text.errorTitle} onRetry={handleRetry}>
            {text.errorAdvice}
          </ErrorPanel>
        )}
      </section>
    </Page>
  );

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true });
    void failed?.refetch();
  }
}

interface MatchContentProps {
  readonly profile: MatchProfile | undefined;
  readonly candidates: MatchCandidates | undefined;
}

function MatchContent({ profile, candidates }: MatchContentProps) {
  const text = useMessages({ en: jobMatchEn });
  if (profile && !canBeMatched(profile)) return <NoMatches>{text.unknownText}</NoMatches>;
  if (profile === undefined || candidates === undefined) return <Spinner label={text.loading} />;
  if (candidates.ranked.length === 0) return <NoMatches />;
  return <MatchResults ranked={candidates.ranked} profile={profile} />;
}

function NoMatches({ children }: { readonly children?: string }) {
  const text = useMessages({ en: jobMatchEn });
  return (
    <EmptyPanel
      title={text.emptyTitle}
      action={
        <ButtonLink to={paths.profile} variant="primary">
          {text.editProfile}
        </ButtonLink>
      }
    >
      <p>{text.emptyText}</p>
      {children && <p>{children}</p>}
    </EmptyPanel>
  );
}
