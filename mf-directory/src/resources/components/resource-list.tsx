import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Button, EmptyPanel, Notice } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { Resource } from '../model/resource.ts';
import { type MoreRows, ResourceRows } from './resource-rows.tsx';
import { useDoneMarks } from './use-done-marks.ts';

export interface ResourceListProps {
  readonly resources: readonly Resource[];
  /** Of all pages. */
  readonly total: number;
  /** Rows that could not be read. */
  readonly skipped: number;
  /** The skill that was searched for; empty for none. */
  readonly skill: string;
  /** Whoever searches anew reads from the beginning. */
  readonly searchKey: string;
  readonly more: MoreRows;
  readonly onShowAll: () => void;
}

/** What was found, and how much of everything is done. */
export function ResourceList({ resources, total, skipped, skill, searchKey, more, onShowAll }: ResourceListProps) {
  const text = useMessages(messages);
  const { doneIds, hasFailed, retry, mark } = useDoneMarks();
  return (
    <section className="-mt-2 flex min-h-dvh flex-col gap-2 md:mt-0 md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-muted tabular-nums">
        <p role="status">{text.count(total)}</p>
        {doneIds !== undefined && doneIds.size > 0 && (
          <Link to={`${paths.profile}?tab=skills`} className="underline underline-offset-4 hover:text-primary">
            {text.doneCount(doneIds.size)}
          </Link>
        )}
      </div>
      {skipped > 0 && <Notice tone="warning">{text.skipped(skipped)}</Notice>}
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-muted">{text.doneUnknown}</p>
          <Button variant="quiet" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {resources.length === 0 ? (
        <EmptyPanel title={text.emptyTitle} action={<Button onClick={onShowAll}>{text.showAll}</Button>}>
          {skill === '' ? text.emptyAdvice : text.emptySkill(skill)}
        </EmptyPanel>
      ) : (
        <ResourceRows key={searchKey} resources={resources} more={more} doneIds={doneIds} mark={mark} />
      )}
    </section>
  );
}
