import { useMessages } from '@fursa/shared/i18n';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isBeingRead, type MatchAnswer } from '../data/fetch-matches.ts';
import { jobMatchMessages } from '../messages.ts';
import { JobMatchCard } from './job-match-card.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHeading } from './list-heading.tsx';
import { MatchGrid } from './match-grid.tsx';
import { MatchSkeletons } from './match-skeletons.tsx';
import { NoMatches } from './no-matches.tsx';
import { WorthALook } from './worth-a-look.tsx';

export interface CvMatchesProps {
  /** Of the whole answer; each page repeats it. */
  readonly answer: MatchAnswer;
  readonly pages: readonly MatchAnswer[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'fetchStatus' | 'dataUpdatedAt'
  >;
}

/** The jobs that fit a CV: matches first, and those worth a look for whoever opens them. */
export function CvMatches({ answer, pages, query }: CvMatchesProps) {
  const text = useMessages(jobMatchMessages);
  const headingId = useId();
  const [shownBefore, setShownBefore] = useState(0);
  const jobs = pages.flatMap((page) => page.jobs);
  if (answer.state === 'reading' && jobs.length === 0) return <ReadingPanel />;
  return (
    <>
      <section aria-labelledby={headingId} className="flex flex-col gap-3 md:gap-4">
        <ListHeading id={headingId}>{describe()}</ListHeading>
        {jobs.length === 0 ? (
          <NoMatches />
        ) : (
          <MatchGrid label={text.top} matches={jobs} shownBefore={shownBefore}>
            {(match) => <JobMatchCard match={match} />}
          </MatchGrid>
        )}
        <ListFoot hasMore={query.hasNextPage} isLoadingMore={query.isFetchingNextPage} onMore={handleMore} />
      </section>
      <WorthALook count={answer.worthALook} hasMatches={jobs.length > 0} />
    </>
  );

  /** One line, so that nothing below it moves. */
  function describe(): string {
    if (query.fetchStatus === 'paused') return text.offlineSince(new Date(query.dataUpdatedAt));
    return isBeingRead(answer) ? text.readingAgain : text.jobs(answer.matches);
  }

  async function handleMore(): Promise<void> {
    await query.fetchNextPage();
    setShownBefore(jobs.length);
  }
}

/** Where the matches will be once a CV has been read for the first time. */
function ReadingPanel() {
  const text = useMessages(jobMatchMessages);
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <ListHeading>{text.reading}</ListHeading>
      <MatchSkeletons />
    </div>
  );
}
