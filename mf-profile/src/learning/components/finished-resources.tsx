import { toAppError } from '@fursa/shared/backend';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import {
  type CompletedResource,
  completedResourcesQueryOptions,
  useMarkResource,
  usePendingMarks,
} from '@fursa/shared/data/completed-resources';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import { Button, LoadingRegion, Skeleton, showToast } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const { day } = createFormats('en');

const en = {
  title: 'Courses and resources you finished',
  help: 'The career resources you marked as done.',
  none: 'Nothing yet.',
  find: 'Find something to learn',
  finished: (publisher: string | null, date: Date) => [publisher, `done on ${day(date)}`].filter(Boolean).join(' · '),
  newTab: 'opens in a new tab',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  loading: 'Loading what you finished...',
  loadFailed: 'We could not load what you finished.',
  retry: 'Try again',
  failed: 'Could not be saved. Please try again.',
  offline: 'You are offline. Please try again when you are back online.',
};

const learningMessages = defineMessages({ en });

/** What the person marked as done among the career resources, below work and education. */
export function FinishedResources({ userId }: { readonly userId: string }) {
  const text = useMessages(learningMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery(completedResourcesQueryOptions(userId));
  const pending = usePendingMarks(userId);
  const { mutateAsync } = useMarkResource(userId);
  const [removed, setRemoved] = useState<CompletedResource>();
  const shown = data?.filter(({ id }) => pending.get(id) !== false);

  /** Whether it was stored; a message says why not. */
  async function mark(resource: CompletedResource, isDone: boolean): Promise<boolean> {
    // The button that was pressed goes with its row.
    heading.current?.focus({ preventScroll: true });
    try {
      await mutateAsync({ resourceId: resource.id, isDone });
      return true;
    } catch (error) {
      const isOffline = toAppError(error).code === 'offline';
      showToast({ variant: 'destructive', title: isOffline ? text.offline : text.failed });
      return false;
    }
  }

  async function remove(resource: CompletedResource): Promise<void> {
    setRemoved(resource);
    const isGone = await mark(resource, false);
    if (!isGone) setRemoved((current) => (current === resource ? undefined : current));
  }

  function restore(resource: CompletedResource): void {
    setRemoved(undefined);
    void mark(resource, true);
  }

  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {text.title}
        </h3>
        <p className="text-muted text-sm">{text.help}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {removed !== undefined && (
          <>
            <p role="status" className="wrap-anywhere text-muted text-sm">
              {text.removed(removed.title)}
            </p>
            <Button variant="quiet" onClick={() => restore(removed)}>
              {text.undo}
            </Button>
          </>
        )}
      </div>
      {shown !== undefined ? (
        <FinishedList resources={shown} onRemove={(resource) => void remove(resource)} />
      ) : isError ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="text-muted">{text.loadFailed}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      ) : (
        <LoadingRegion label={text.loading}>
          <Skeleton className="h-11" />
        </LoadingRegion>
      )}
      <TextLink to={paths.resources} isApart>
        {text.find}
      </TextLink>
    </section>
  );
}

interface FinishedListProps {
  readonly resources: readonly CompletedResource[];
  readonly onRemove: (resource: CompletedResource) => void;
}

function FinishedList({ resources, onRemove }: FinishedListProps) {
  const text = useMessages(learningMessages);
  if (resources.length === 0) return <p className="text-muted">{text.none}</p>;
  return (
    <ul aria-label={text.title} className="flex flex-col gap-3">
      {resources.map((resource) => {
        const { id, title, publisher, url, completedAt } = resource;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-3 last:border-b-0 last:pb-0"
          >
            <div className="wrap-anywhere min-w-0 grow basis-48">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-primary"
              >
                <bdi>{title}</bdi> <span className="sr-only">{text.newTab}</span>
              </a>
              <p dir="auto" className="text-muted text-sm">
                {text.finished(publisher, completedAt)}
              </p>
            </div>
            <Button variant="destructive" aria-label={text.removeTitle(title)} onClick={() => onRemove(resource)}>
              {text.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
