import { useMessages } from '@fursa/shared/i18n';
import { LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { trackedMessages } from '../messages.ts';
import type { TrackedKind } from '../model/tracked-job.ts';

/** Most lists are no longer. */
const places = Array.from({ length: 6 }, (_, index) => index);

/** As high as the rows that take their place. */
const heights: Readonly<Record<TrackedKind, string>> = { saved: 'h-22 sm:h-17', applied: 'h-24' };

/** Placeholder for a list that is loading. */
export function TrackedSkeletons({ kind }: { readonly kind: TrackedKind }) {
  const text = useMessages(trackedMessages);
  return (
    <LoadingRegion label={text.loading}>
      <Skeleton className="my-1.5 h-4 w-32" />
      <div className="animate-appear divide-y divide-line border-line border-y">
        {places.map((place) => (
          <div key={place} className={`flex flex-col justify-center gap-2 ${heights[kind]}`}>
            <Skeleton className="h-4 w-3/5 max-w-80" />
            <Skeleton className="h-3.5 w-4/5 max-w-120" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
