import type { ParsedRows } from '@fursa/shared/data';
import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import {
  Button,
  CardSkeleton,
  EmptyPanel,
  ErrorPanel,
  LoadingRegion,
  Notice,
  Page,
  PageHeading,
  SearchBox,
  SelectField,
  useErrorToast,
} from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ResourceCard } from './components/resource-card.tsx';
import { resourcesQueryOptions } from './data/list-resources.ts';
import { messages } from './messages/index.ts';
import { pinAcademy, type ResourceSearch, searchResources } from './model/list-resources.ts';
import { type Resource, resourceTypes } from './model/resource.ts';

const gridClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';

/** The address says what is searched for: `/resources?q=excel&type=course`. */
export function ResourcesPage() {
  const text = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const search: ResourceSearch = {
    text: parameters.get('q') ?? '',
    type: resourceTypes.find((type) => type === parameters.get('type')),
  };
  const resources = useQuery(resourcesQueryOptions());
  useErrorToast(resources.error, text.toastTitle, text.toastText);

  function change(name: 'q' | 'type', value: string): void {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Page width="wide">
      <PageHeading title={text.title} lead={text.lead} />
      <div className="flex flex-wrap items-end gap-3">
        <SearchBox
          className="w-full max-w-line"
          label={text.search}
          searched={search.text}
          onSearch={(value) => change('q', value)}
        />
        <SelectField
          className="w-44 max-w-full"
          label={text.type}
          value={search.type ?? ''}
          onChange={({ target }) => change('type', target.value)}
        >
          <option value="">{text.allTypes}</option>
          {resourceTypes.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </SelectField>
      </div>
      {resources.isPending ? (
        <LoadingRegion label={text.loading} className={`min-h-dvh ${gridClass}`}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </LoadingRegion>
      ) : resources.data === undefined ? (
        <ErrorPanel title={text.errorTitle} onRetry={() => void resources.refetch()}>
          {text.errorAdvice}
        </ErrorPanel>
      ) : (
        <ResourceList
          resources={resources.data}
          search={search}
          onShowAll={() => setParameters({}, { replace: true })}
        />
      )}
    </Page>
  );
}

interface ResourceListProps {
  readonly resources: ParsedRows<Resource>;
  readonly search: ResourceSearch;
  readonly onShowAll: () => void;
}

function ResourceList({ resources, search, onShowAll }: ResourceListProps) {
  const text = useMessages(messages);
  const found = searchResources(pinAcademy(resources.rows, text.academy), search);
  return (
    <section className="flex min-h-dvh flex-col gap-4">
      <p role="status" className="text-muted tabular-nums">
        {text.count(found.length)}
      </p>
      {resources.skipped > 0 && <Notice tone="warning">{text.skipped(resources.skipped)}</Notice>}
      {found.length === 0 ? (
        <EmptyPanel title={text.emptyTitle} action={<Button onClick={onShowAll}>{text.showAll}</Button>}>
          {text.emptyAdvice}
        </EmptyPanel>
      ) : (
        <ul className={gridClass}>
          {found.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
