import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, Spinner } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { matchesQueryOptions } from '../data/match-jobs.ts';
import { jobMatchEn } from '../messages/job-match-en.ts';
import { isComparedByService, type MatchProfile, type RankedJob } from '../model/rank-matches.ts';
import { type ShownMatch, sortMatches, toShownMatch } from '../model/shown-match.ts';
import { MatchCard } from './match-card.tsx';
import { useIsLate } from './use-is-late.ts';

export interface MatchGroupProps {
  readonly title: string;
  /** The best by words first. */
  readonly jobs: readonly RankedJob[];
  readonly profile: MatchProfile;
  /** The person asked for this group: they read on here. */
  readonly takesFocus: boolean;
}

/** How long (ms) nothing is shown for the sake of the right order; after it the list is shown as far as it is known. */
const patience = 5000;

/**
 * Some jobs in the order of their scores. An order that somebody may be reading in is not changed under their eyes: scores
 * that come late fill in where the jobs stand, and a button sorts them.
 */
export function MatchGroup({ title, jobs, profile, takesFocus }: MatchGroupProps) {
  const text = useMessages({ en: jobMatchEn });
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [keptOrder, setKeptOrder] = useState<readonly string[]>();
  const asked = jobs.map(({ listing }) => listing).filter((listing) => isComparedByService(listing, profile));
  const { data, isLoading, error, isFetching, refetch } = useQuery(matchesQueryOptions(profile.resume ?? '', asked));
  const isLate = useIsLate(isLoading, patience);

  const matches = jobs.map((job) => toShownMatch(job, data?.answers.get(job.listing.id), profile));
  const sorted = sortMatches(matches);
  const isWaiting = isLoading && !isLate && keptOrder === undefined;
  const shown = keptOrder === undefined ? sorted : putInOrder(matches, keptOrder);
  const isOutOfOrder = !isLoading && shown.some((match, index) => match !== sorted[index]);
  const hasFailed = error !== null || (data?.error ?? null) !== null;

  useEffect(() => {
    if (isLate) setKeptOrder((known) => known ?? jobs.map(({ listing }) => listing.id));
  }, [isLate, jobs]);

  useEffect(() => {
    if (takesFocus && !isWaiting) heading.current?.focus();
  }, [takesFocus, isWaiting]);

  if (isWaiting) return <Spinner label={text.loading} />;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      {/* The region stands before there is anything in it, or a screen reader would not say it. */}
      <div role="status" className="empty:hidden">
        {isLoading && <Notice tone="neutral">{text.stillComparing}</Notice>}
        {isOutOfOrder && (
          <Notice tone="neutral" title={text.compared}>
            <Button variant="quiet" onClick={handleSort}>
              {text.sortAnew}
            </Button>
          </Notice>
        )}
        {hasFailed && (
          <Notice tone="warning" title={text.serviceFailed}>
            <p>{text.serviceFailedText}</p>
            <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
              {text.retry}
            </Button>
          </Notice>
        )}
      </div>
      <ul className="flex flex-col gap-4 md:gap-6">
        {shown.map((match) => (
          <li key={match.listing.id} className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]">
            <MatchCard match={match} hasResume={profile.resume !== null} />
          </li>
        ))}
      </ul>
    </section>
  );

  function handleSort(): void {
    setKeptOrder(undefined);
    // The button goes away; without this the focus would be nowhere.
    heading.current?.focus();
  }
}

function putInOrder(matches: readonly ShownMatch[], order: readonly string[]): readonly ShownMatch[] {
  return matches.toSorted((one, other) => order.indexOf(one.listing.id) - order.indexOf(other.listing.id));
}
