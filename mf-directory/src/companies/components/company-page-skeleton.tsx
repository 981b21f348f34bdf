import { LoadingRegion, Skeleton } from '@fursa/shared/ui';

export interface CompanyPageSkeletonProps {
  readonly label: string;
}

/** A company's page that is not there yet: its text, and rows of jobs. */
export function CompanyPageSkeleton({ label }: CompanyPageSkeletonProps) {
  return (
    <LoadingRegion label={label} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="mt-4 h-6 w-40" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </LoadingRegion>
  );
}
