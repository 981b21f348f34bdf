import { LoadingRegion, Skeleton } from '@fursa/shared/ui';

export interface CompanyListSkeletonProps {
  readonly label: string;
}

const rows = Array.from({ length: 20 }, (_, index) => index);

/** A page of the directory that is not there yet, as tall as it will be. */
export function CompanyListSkeleton({ label }: CompanyListSkeletonProps) {
  return (
    <LoadingRegion label={label} className="@container">
      <div className="grid @xl:grid-cols-2 @xl:gap-4 @4xl:grid-cols-3">
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-17 items-center gap-3 border-line border-b @xl:h-36 @xl:rounded-lg @xl:border @xl:p-4"
          >
            <Skeleton className="size-10 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
