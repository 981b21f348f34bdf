import { Card, Skeleton } from '@fursa/shared/ui';
import { cardClasses } from './card-classes.ts';
import { CardGrid } from './card-grid.tsx';

/** As many as a tall screen can hold. */
const places = Array.from({ length: 8 }, (_, index) => ({ id: String(index) }));

/** A page of jobs that is not there yet. What it waits for is said above it. */
export function JobSkeletons() {
  return (
    <div aria-hidden="true" className="animate-appear">
      <CardGrid items={places}>
        {() => (
          <Card className={cardClasses}>
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-2 h-6 w-1/3" />
          </Card>
        )}
      </CardGrid>
    </div>
  );
}
