import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import {
  Button,
  EmptyPanel,
  ErrorPanel,
  LoadingRegion,
  Notice,
  Page,
  PageHeading,
  Skeleton,
  useErrorToast,
} from '@fursa/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ResourceFilters } from './components/resource-filters.tsx';
import { type MoreRows, ResourceRows } from './components/resource-rows.tsx';
import { useDoneMarks } from './components/use-done-marks.ts';
import { type FoundResources, resourceSearchOptions } from './data/search-resources.ts';
import { messages } from './messages.ts';
import { academyEntry } from './model/academy-entry.ts';
import { type Resource, type ResourceSearch, resourceTypes } from './model/resource.ts';

/** The address says what is searched for: `/resources?q=charts&type=course&skill=Microsoft%20Excel`. */
export function ResourcesPage() {
  const text = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const search: ResourceSearch = {
    text: parameters.get('q') ?? '',
    type: resourceTypes.find((type) => type === parameters.get('type')),
    skill: parameters.get('skill')?.trim() ?? '',
  };
  const found = useInfiniteQuery(resourceSearchOptions(search));
  useErrorToast(found.data === undefined ? found.error : null, text.toastTitle, text.toastText);

  const [first] = found.data?.pages ?? [];
  // What is found before the answer for a new skill is there speaks of the skill before it.
  const skillName = search.skill === '' || found.isPlaceholderData ? search.skill : (first?.skill ?? search.skill);
  const entry =
    first === undefined || first.hasAcademy ? undefined : academyEntry(text.academy, { ...search, skill: skillName });

  const total = first === undefined ? undefined : first.total + (entry === undefined ? 0 : 1);

  function handleSearch({ text: q, type, skill }: ResourceSearch, isSameStep = false): void {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ q, type: type ?? '', skill })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    // At once: the next change is made to what the page shows.
    setParameters(next, { replace: isSameStep, preventScrollReset: true, flushSync: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <ResourceFilters
        search={search}
        skillName={skillName}
        onSearch={handleSearch}
        total={found.isPlaceholderData ? undefined : total}
      />
      {found.isPending ? (
        <ResourceSkeletons label={text.loading} />
      ) : total === undefined ? (
        <ErrorPanel title={text.errorTitle} onRetry={() => void found.refetch()}>
          {text.errorAdvice}
        </ErrorPanel>
      ) : (
        <ResourceList
          resources={[...(entry === undefined ? [] : [entry]), ...distinct(found.data?.pages ?? [])]}
          total={total}
          skipped={found.data?.pages.reduce((sum, page) => sum + page.skipped, 0) ?? 0}
          skill={skillName}
          searchKey={parameters.toString()}
          more={{
            hasMore: found.hasNextPage,
            isLoading: found.isFetchingNextPage,
            hasFailed: found.isFetchNextPageError,
            load: found.fetchNextPage,
          }}
          onShowAll={() => setParameters({}, { replace: true })}
        />
      )}
    </Page>
  );
}

/** A row that was added between two pages makes another come twice. */
function distinct(pages: readonly FoundResources[]): readonly Resource[] {
  return [...new Map(pages.flatMap(({ rows }) => rows).map((resource) => [resource.id, resource])).values()];
}

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Rows that are not there yet, as tall as they will be. */
function ResourceSkeletons({ label }: { readonly label: string }) {
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

interface ResourceListProps {
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
function ResourceList({ resources, total, skipped, skill, searchKey, more, onShowAll }: ResourceListProps) {
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
