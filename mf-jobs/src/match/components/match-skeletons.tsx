import { useMessages } from '@fursa/shared/i18n';
import { Card, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { jobMatchMessages } from '../messages.ts';
import { matchCardClasses } from './match-card.tsx';

/** As many as a screen can hold. */
const places = [0, 1, 2, 3];

/** Cards of jobs that are not there yet, each of the height of one. */
export function MatchSkeletons() {
  const text = useMessages(jobMatchMessages);
  return (
    <LoadingRegion label={text.loading} className="grid gap-3 md:gap-4 lg:grid-cols-2 lg:gap-6">
      {places.map((place) => (
        <div key={place} aria-hidden="true" className="animate-appear">
          <Card className={matchCardClasses}>
            <div className="flex items-start gap-3">
              <Skeleton className="size-11 shrink-0 rounded-full!" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
            <Skeleton className="mt-1 h-5 w-1/2" />
            <Skeleton className="mt-1 h-4 w-1/3" />
            <Skeleton className="mt-1 h-4 w-4/5" />
          </Card>
        </div>
      ))}
    </LoadingRegion>
  );
}
