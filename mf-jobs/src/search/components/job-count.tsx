import { useMessages } from '@fursa/shared/i18n';
import type { ReactNode } from 'react';
import { type FoundJobs, jobsPerPage } from '../data/search-jobs.ts';
import { messages } from '../messages.ts';
import { lastPage } from '../model/job-search.ts';

export interface JobCountProps {
  /** Undefined until there is a list. */
  readonly page: FoundJobs | undefined;
  /** Another list is on its way, whose count is not known yet. */
  readonly isOld: boolean;
  /** Stands at the end of the line. */
  readonly children?: ReactNode;
}

/** How many jobs there are, said aloud when it changes, and what was searched for instead of a misspelt word. */
export function JobCount({ page, isOld, children }: JobCountProps) {
  const text = useMessages(messages).jobList;
  // The region stands before there is anything in it, or a screen reader would not say it.
  return (
    <div className="@container">
      <div className="grid items-start gap-x-3 @3xs:grid-cols-[auto_minmax(0,1fr)]">
        <p
          role="status"
          className={`col-start-1 row-start-1 text-muted tabular-nums transition-opacity ${isOld ? 'opacity-0 delay-300' : ''}`}
        >
          {page !== undefined && (
            <>
              <span className="flex items-center md:min-h-11">{text.count(page.total)}</span>
              {page.page > 1 && (
                <span className="sr-only">{` ${text.pageOf(page.page, lastPage(page.total, jobsPerPage))}`}</span>
              )}
              {page.correctedQuery !== null && (
                // As wide as the list, without making the column of the count any wider.
                <span className="-mr-[100cqi] md:-mt-2 block w-[100cqi] text-ink md:pb-2">
                  {text.correctedBefore} <strong className="font-semibold">{page.correctedQuery}</strong>
                </span>
              )}
            </>
          )}
        </p>
        {isOld && (
          // In the place of the count that no longer holds, so that nothing moves.
          <p
            aria-hidden="true"
            className="col-start-1 row-start-1 flex w-0 min-w-full animate-appear items-center text-muted text-sm @3xs:max-md:whitespace-nowrap md:min-h-11"
          >
            {text.updating}
          </p>
        )}
        {/* On phones what a finger needs above and below the word is taken from the lines around it. */}
        <div className="@3xs:max-md:-my-2.5 flex min-h-11 min-w-0 max-w-full @3xs:col-start-2 @3xs:row-start-1 @3xs:justify-self-end">
          {children}
        </div>
      </div>
    </div>
  );
}
