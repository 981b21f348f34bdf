import { LoadingRegion, Skeleton } from '@fursa/shared/ui';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Rows that are not there yet, as tall as they will be. */
export function ResourceSkeletons({ label }: { readonly label: string }) {
  return (
    <LoadingRegion label={label} className="min-h-dvh divide-y divide-line">
      {rows.map((row) => (
        <div key={row} className="flex h-42 gap-3 py-3">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-12 w-full max-w-line" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
