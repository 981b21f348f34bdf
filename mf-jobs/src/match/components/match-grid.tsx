import { type ReactNode, useEffect, useRef } from 'react';
import { ApplyNote } from '../../kept/components/apply-note.tsx';
import type { Listing } from '../../listing/model/listing.ts';

export interface MatchGridProps<Match> {
  readonly label: string;
  readonly matches: readonly Match[];
  /** How many stood here before the person asked for more: they read on after these. */
  readonly shownBefore: number;
  /** Whether it says, below the first card, what an employer gets to know. */
  readonly hasApplyNote: boolean;
  readonly children: (match: Match) => ReactNode;
}

/** Cards of jobs, two beside each other where there is room. One that is opened does not stretch its neighbour. */
export function MatchGrid<Match extends { readonly listing: Listing }>({
  label,
  matches,
  shownBefore,
  hasApplyNote,
  children,
}: MatchGridProps<Match>) {
  const firstNew = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (shownBefore > 0) firstNew.current?.focus();
  }, [shownBefore]);

  return (
    <ul aria-label={label} className="grid gap-3 md:gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      {matches.map((match, index) => (
        <li
          key={match.listing.id}
          ref={index === shownBefore ? firstNew : undefined}
          tabIndex={shownBefore > 0 && index === shownBefore ? -1 : undefined}
          className="flex flex-col gap-3 outline-none"
        >
          {children(match)}
          {hasApplyNote && index === 0 && <ApplyNote />}
        </li>
      ))}
    </ul>
  );
}
