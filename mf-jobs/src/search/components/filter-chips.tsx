import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { messages as listingMessages } from '../../listing/messages/index.ts';
import { filtersMessages } from '../messages/filters-messages.ts';
import { messages } from '../messages/index.ts';
import { activeFilters, type FilterName, type JobSearch, withoutFilters } from '../model/job-search.ts';

export interface FilterChipsProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
  /** Has the focus when the last chip is gone. */
  readonly filtersButton: RefObject<HTMLElement | null>;
}

/** The filters in use, each a button that takes it back. On a phone they stand in a line that scrolls sideways. */
export function FilterChips({ search, onSearch, filtersButton }: FilterChipsProps) {
  const text = useMessages(filtersMessages);
  const { sources } = useMessages(messages).jobList;
  const { job } = useMessages(listingMessages);
  const names = activeFilters(search);
  if (names.length === 0) return null;
  return (
    // The focus ring needs room inside of what scrolls.
    <ul
      aria-label={text.inUse}
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 md:-mx-1 md:flex-wrap md:px-1"
    >
      {names.map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-label={text.remove(labelOf(name))}
            className="group flex min-h-11 cursor-pointer items-center rounded-full"
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onSearch(withoutFilters(search, [name]));
            }}
          >
            <span className="flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-surface pr-2.5 pl-3.5 text-sm group-hover:border-ink">
              {labelOf(name)}
              <X aria-hidden="true" className="size-4 shrink-0 text-muted group-hover:text-ink" />
            </span>
          </button>
        </li>
      ))}
      <li className="shrink-0 px-1">
        <Button
          variant="quiet"
          className="text-sm"
          onClick={() => {
            filtersButton.current?.focus();
            onSearch(withoutFilters(search));
          }}
        >
          {text.clearAll}
        </Button>
      </li>
    </ul>
  );

  /** Before the chip goes away, so that the focus is never nowhere. */
  function focusNeighbour(chip: HTMLElement): void {
    const item = chip.parentElement;
    const neighbour =
      names.length === 1 ? null : isLast(item) ? item?.previousElementSibling : item?.nextElementSibling;
    (neighbour?.querySelector('button') ?? filtersButton.current)?.focus();
  }

  /** The item behind it is `Clear all`. */
  function isLast(item: HTMLElement | null): boolean {
    return item?.nextElementSibling?.nextElementSibling === null;
  }

  function labelOf(name: FilterName): string {
    const { location, type, level, source, minimumPay, postedWithin } = search;
    if (name === 'location') return location ?? '';
    if (name === 'type') return type ? job.types[type] : '';
    if (name === 'level') return level ? job.level(job.levels[level]) : '';
    if (name === 'source') return source ? sources[source] : '';
    if (name === 'minimumPay') return minimumPay ? text.payChip(minimumPay) : '';
    if (name === 'postedWithin') return postedWithin ? text.withinChip[postedWithin] : '';
    return text.remoteOnly;
  }
}
