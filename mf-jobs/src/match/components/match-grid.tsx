import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { Job } from '../../job/model/job.ts';

export interface MatchGridProps<Match> {
  readonly label: string;
  readonly matches: readonly Match[];
  /** How many stood here before the person asked for more: they read on after these. */
  readonly shownBefore: number;
  readonly children: (match: Match) => ReactNode;
}

/** As many as the tallest screens show. The others are drawn after these, in pieces, and laid out when near: a slow phone answers meanwhile. */
const drawnFirst = 4;

/** Cards of jobs, two beside each other where there is room. One that is opened does not stretch its neighbour. */
export function MatchGrid<Match extends { readonly job: Job }>({
  label,
  matches,
  shownBefore,
  children,
}: MatchGridProps<Match>) {
  const firstNew = useRef<HTMLLIElement>(null);
  const areAllDrawn = useDeferredValue(true, false);

  useEffect(() => {
    if (shownBefore > 0) firstNew.current?.focus();
  }, [shownBefore]);

  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2 lg:items-start lg:gap-6">
      {matches.slice(0, areAllDrawn ? undefined : drawnFirst).map((match, index) => (
        <li
          key={match.job.id}
          ref={index === shownBefore ? firstNew : undefined}
          tabIndex={shownBefore > 0 && index === shownBefore ? -1 : undefined}
          className={`flex min-w-0 flex-col gap-3 outline-none ${index < drawnFirst ? '' : '[contain-intrinsic-size:auto_15rem] [content-visibility:auto]'}`}
        >
          {children(match)}
        </li>
      ))}
    </ul>
  );
}
