import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { ErrorPanel, LoadingRegion, Page, PageHeading, Skeleton, useErrorToast } from '@fursa/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ResourceFilters } from './components/resource-filters.tsx';
import { ResourceList } from './components/resource-list.tsx';
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
    setParameters(next, { replace: isSameStep, preventScrollReset: true });
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
