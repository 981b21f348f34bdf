import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import type { Resource } from '../model/resource.ts';
import { ResourceRow } from './resource-row.tsx';
import type { DoneMarks } from './use-done-marks.ts';

/** What comes after the rows that are there. */
export interface MoreRows {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Settles when they are there, or are not going to be. */
  load(): Promise<unknown>;
}

export interface ResourceRowsProps extends Pick<DoneMarks, 'doneIds' | 'mark'> {
  readonly resources: readonly Resource[];
  readonly more: MoreRows;
}

/** The rows of one search, and more of them for whoever asks. */
export function ResourceRows({ resources, more, doneIds, mark }: ResourceRowsProps) {
  const text = useMessages(messages);
  const firstNew = useRef<HTMLLIElement>(null);
  /** How many stood here before the person asked for more: they read on after these. */
  const [shownBefore, setShownBefore] = useState(0);

  /** 0 where nothing is new. */
  const newFrom = resources.length > shownBefore ? shownBefore : 0;

  useEffect(() => {
    if (newFrom > 0) firstNew.current?.focus();
  }, [newFrom]);

  async function handleMore(): Promise<void> {
    await more.load();
    setShownBefore(resources.length);
  }

  return (
    <>
      <ul className="@container divide-y divide-line border-line border-y">
        {resources.map((resource, index) => (
          <li
            key={resource.id}
            ref={index === newFrom ? firstNew : undefined}
            tabIndex={newFrom > 0 && index === newFrom ? -1 : undefined}
            className="outline-none"
          >
            <ResourceRow
              resource={resource}
              isDone={doneIds?.has(resource.id)}
              onMark={(isDone) => mark(resource.id, isDone)}
            />
          </li>
        ))}
      </ul>
      {more.hasFailed && (
        <p role="alert" className="text-center text-danger">
          {text.moreFailed}
        </p>
      )}
      {more.hasMore && (
        <Button
          aria-disabled={more.isLoading}
          className="min-w-40 self-center"
          onClick={more.isLoading ? undefined : () => void handleMore()}
        >
          {more.isLoading ? text.showingMore : text.showMore}
        </Button>
      )}
    </>
  );
}
