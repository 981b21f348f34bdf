import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ErrorPanel } from '@fursa/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { matchesQueryOptions } from '../data/list-matches.ts';
import { jobMatchMessages } from '../messages.ts';
import { JobMatchCard } from './job-match-card.tsx';
import { ListFoot } from './list-foot.tsx';
import { MatchGrid } from './match-grid.tsx';
import { MatchSkeletons } from './match-skeletons.tsx';

export interface WorthALookProps {
  /** How many there are. */
  readonly count: number;
  /** Whether there are matches above it: without any, these are the best there is, and open from the start. */
  readonly hasMatches: boolean;
}

/** Jobs that are no matches and may be worth a look, folded below matches and not even read until somebody opens them. */
export function WorthALook({ count, hasMatches }: WorthALookProps) {
  const text = useMessages(jobMatchMessages);
  const [isOpen, setIsOpen] = useState(!hasMatches && count > 0);
  const contentId = useId();
  return (
    <section className="flex flex-col gap-4 border-line border-t pt-4">
      <h2 className="text-lg md:text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 text-left font-semibold hover:text-primary"
          onClick={() => setIsOpen(!isOpen)}
        >
          {text.worthALook}
          <span className="flex items-center gap-2 font-normal text-muted text-sm md:text-base">
            <span>{text.jobs(count)}</span>
            <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} strokeWidth={1.75} />
          </span>
        </button>
      </h2>
      <div id={contentId} className="flex flex-col gap-4 empty:hidden">
        {isOpen && (count === 0 ? <p className="text-muted">{text.noneWorthALook}</p> : <OpenedList />)}
      </div>
    </section>
  );
}

function OpenedList() {
  const text = useMessages(jobMatchMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const query = useInfiniteQuery(matchesQueryOptions(userId, 'worth-a-look'));
  const [shownBefore, setShownBefore] = useState(0);
  if (query.data === undefined) {
    if (query.error === null) return <MatchSkeletons />;
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void query.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  const jobs = query.data.pages.flatMap((page) => page.jobs);
  return (
    <>
      <MatchGrid label={text.worthALook} matches={jobs} shownBefore={shownBefore}>
        {(match) => <JobMatchCard match={match} />}
      </MatchGrid>
      <ListFoot hasMore={query.hasNextPage} isLoadingMore={query.isFetchingNextPage} onMore={handleMore} />
    </>
  );

  async function handleMore(): Promise<void> {
    await query.fetchNextPage();
    setShownBefore(jobs.length);
  }
}
