import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, SearchBox } from '@fursa/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messages } from '../messages/index.ts';
import { activeFilters, cleanSearchText, type JobSearch } from '../model/job-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { useNarrowScreen } from './use-narrow-screen.ts';

export interface JobSearchFormProps {
  readonly search: JobSearch;
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: JobSearch, isSameStep?: boolean) => void;
  /** How many jobs this search finds; undefined while it is not known. */
  readonly total: number | undefined;
}

/** The words, the filters and chips of those in use; each change starts again on the first page. */
export function JobSearchForm({ search, onSearch, total }: JobSearchFormProps) {
  const text = useMessages(messages).jobList;
  const isNarrow = useNarrowScreen();
  const filterCount = activeFilters(search).length;
  const [isRowOpen, setIsRowOpen] = useState(filterCount > 0);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const hasChanged = useRef(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const filtersId = useId();
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <div className="flex items-start gap-3">
        <SearchBox
          clean={cleanSearchText}
          className="min-w-0 flex-1"
          label={text.search}
          help={text.searchHelp}
          searched={search.text}
          // Each pause in typing would otherwise be a step of `Back`.
          onSearch={(value) => onSearch({ ...search, text: value, page: 1 }, true)}
        />
        <Button
          ref={filtersButton}
          className="mt-7.5 shrink-0 px-3 md:px-4"
          {...(isNarrow
            ? { 'aria-haspopup': 'dialog', onClick: openSheet }
            : { 'aria-expanded': isRowOpen, 'aria-controls': filtersId, onClick: () => setIsRowOpen(!isRowOpen) })}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5 md:size-4" strokeWidth={1.75} />
          <span className="sr-only md:not-sr-only">{text.filters}</span>
          {filterCount > 0 && (
            <Badge tone="success">
              <span aria-hidden="true" className="md:hidden">
                {filterCount}
              </span>
              <span className="sr-only md:not-sr-only">{text.activeFilters(filterCount)}</span>
            </Badge>
          )}
        </Button>
      </div>
      {!isNarrow && (
        <div id={filtersId} hidden={!isRowOpen}>
          <FilterFields search={search} onSearch={onSearch} />
        </div>
      )}
      {isNarrow && isSheetOpen && (
        <FilterSheet
          search={search}
          onSearch={handleSheetChange}
          total={total}
          onClose={() => setIsSheetOpen(false)}
          opener={filtersButton}
        />
      )}
      <FilterChips search={search} onSearch={onSearch} filtersButton={filtersButton} />
    </div>
  );

  function openSheet(): void {
    hasChanged.current = false;
    setIsSheetOpen(true);
  }

  /** All that is chosen while the sheet is open is one step of `Back`. */
  function handleSheetChange(next: JobSearch): void {
    onSearch(next, hasChanged.current);
    hasChanged.current = true;
  }
}
