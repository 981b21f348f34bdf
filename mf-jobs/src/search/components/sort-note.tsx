import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import type { JobSearch } from '../model/job-search.ts';

export interface SortNoteProps {
  readonly search: JobSearch;
  /** How the list was sorted; undefined while it is not known. */
  readonly sortedBy: string | undefined;
}

/** What is not to be seen in a list by pay or by score. Its line is there before the answer is, so that nothing moves. */
export function SortNote({ search, sortedBy }: SortNoteProps) {
  const text = useMessages(messages).filters;
  const { sort, pay } = search;
  if (sort !== 'match' && sort !== 'pay' && pay === undefined) return null;
  return (
    <div className="flex flex-col gap-1 text-muted text-sm">
      {pay !== undefined && <p>{text.payUnknownHidden}</p>}
      {pay === undefined && sort === 'pay' && <p>{text.payUnknownLast}</p>}
      {sort === 'match' && sortedBy !== 'newest' && <p>{text.bestScoreFirst}</p>}
      {sort === 'match' && sortedBy === 'newest' && (
        <p>
          {text.scoreNeedsCv} <TextLink to={paths.profile}>{text.addCv}</TextLink>
        </p>
      )}
    </div>
  );
}
