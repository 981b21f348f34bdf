import { useNarrowScreen } from '@fursa/shared/bundled/narrow-screen';
import { VoiceButton } from '@fursa/shared/bundled/voice';
import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, SearchBox, type SearchBoxProps } from '@fursa/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type ActiveFilter, FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { messages } from './messages.ts';

export interface FilteredSearchProps<Search, Name extends string>
  extends Pick<SearchBoxProps, 'label' | 'labelHidden' | 'placeholder' | 'help' | 'clean'> {
  readonly search: Search & { readonly text: string };
  /** `isSameStep`: the change belongs to the one before, and `Back` takes both back. */
  readonly onSearch: (search: Search, isSameStep?: boolean) => void;
  readonly withText: (text: string) => Search;
  /** The search without these filters. */
  readonly without: (names: readonly Name[]) => Search;
  readonly activeFilters: readonly ActiveFilter<Name>[];
  /** The controls of the filters. */
  readonly fields: (onSearch: (search: Search) => void) => ReactNode;
  /** `Show 14 jobs`, on the button that closes the sheet. */
  readonly showLabel: string;
  /** How many were found; undefined while it is not known. */
  readonly count: string | undefined;
}

/** The words, the filters (a row, on phones a sheet) and chips of those in use. Bundled by who imports it. */
export function FilteredSearch<Search, Name extends string>({
  search,
  onSearch,
  withText,
  without,
  activeFilters,
  fields,
  showLabel,
  count,
  ...box
}: FilteredSearchProps<Search, Name>) {
  const text = useMessages(messages);
  const isNarrow = useNarrowScreen();
  const filterCount = activeFilters.length;
  const [isRowOpen, setIsRowOpen] = useState(filterCount > 0);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const hasChanged = useRef(false);
  const filtersButton = useRef<HTMLButtonElement>(null);
  const filtersId = useId();
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <SearchBox
        {...box}
        searched={search.text}
        // Each pause in typing would otherwise be a step of `Back`.
        onSearch={(value) => onSearch(withText(value), true)}
      >
        <VoiceButton fieldName={box.label} onText={(said) => onSearch(withText(box.clean?.(said) ?? said))} />
        <Button
          ref={filtersButton}
          className="shrink-0 px-3 md:px-4"
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
              <span className="sr-only md:not-sr-only">{text.active(filterCount)}</span>
            </Badge>
          )}
        </Button>
      </SearchBox>
      {!isNarrow && (
        <div id={filtersId} hidden={!isRowOpen}>
          {fields(onSearch)}
        </div>
      )}
      {isNarrow && isSheetOpen && (
        <FilterSheet
          showLabel={showLabel}
          count={count}
          canClear={filterCount > 0}
          onClear={() => handleSheetChange(withoutAll())}
          onClose={() => setIsSheetOpen(false)}
          opener={filtersButton}
        >
          {fields(handleSheetChange)}
        </FilterSheet>
      )}
      <FilterChips
        filters={activeFilters}
        onRemove={(names) => onSearch(without(names))}
        filtersButton={filtersButton}
      />
    </div>
  );

  function withoutAll(): Search {
    return without(activeFilters.map(({ name }) => name));
  }

  function openSheet(): void {
    hasChanged.current = false;
    setIsSheetOpen(true);
  }

  /** All that is chosen while the sheet is open is one step of `Back`. */
  function handleSheetChange(next: Search): void {
    onSearch(next, hasChanged.current);
    hasChanged.current = true;
  }
}
