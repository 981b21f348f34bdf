import { useMessages } from '@fursa/shared/i18n';
import { jobsPerPage, type ListingPage } from '../data/search-jobs.ts';
import { messages } from '../messages/index.ts';
import { lastPage } from '../model/job-search.ts';

export interface ListingCountProps {
  /** Undefined until there is a list. */
  readonly page: ListingPage | undefined;
  /** Another list is on its way, whose count is not known yet. */
  readonly isOld: boolean;
}

/** How many jobs there are, said aloud when it changes, and what was searched for instead of a misspelt word. */
export function ListingCount({ page, isOld }: ListingCountProps) {
  const text = useMessages(messages).jobList;
  // The region stands before there is anything in it, or a screen reader would not say it.
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 empty:hidden">
      <p role="status" className="text-muted tabular-nums empty:hidden">
        {page !== undefined && (
          <>
            <span>{text.count(page.total)}</span>
            {page.page > 1 && (
              <span className="sr-only"> {text.pageOf(page.page, lastPage(page.total, jobsPerPage))}</span>
            )}
            {page.correctedQuery !== null && (
              <span className="block text-ink">
                {text.correctedBefore} <strong className="font-semibold">{page.correctedQuery}</strong>
              </span>
            )}
          </>
        )}
      </p>
      {isOld && (
        <p aria-hidden="true" className="animate-appear text-muted text-sm">
          {text.updating}
        </p>
      )}
    </div>
  );
}
