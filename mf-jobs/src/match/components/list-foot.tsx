import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { jobMatchMessages } from '../messages.ts';

export interface ListFootProps {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** What stands below a list: more of it, or all jobs there are. */
export function ListFoot({ hasMore, isLoadingMore, onMore }: ListFootProps) {
  const text = useMessages(jobMatchMessages);
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {hasMore && (
        <Button aria-disabled={isLoadingMore} onClick={isLoadingMore ? undefined : onMore} className="min-w-40">
          {isLoadingMore ? text.showingMore : text.showMore}
        </Button>
      )}
      <ButtonLink to={paths.jobs}>{text.allJobs}</ButtonLink>
    </div>
  );
}
