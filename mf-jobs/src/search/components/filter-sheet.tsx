import { useMessages } from '@fursa/shared/i18n';
import { Button, useModalDialog } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { filtersMessages } from '../messages/filters-messages.ts';
import { messages } from '../messages/index.ts';
import { activeFilters, type JobSearch, withoutFilters } from '../model/job-search.ts';
import { FilterFields } from './filter-fields.tsx';

export interface FilterSheetProps {
  readonly search: JobSearch;
  readonly onSearch: (search: JobSearch) => void;
  /** How many jobs this search finds; undefined while it is not known. */
  readonly total: number | undefined;
  readonly onClose: () => void;
  /** Has the focus afterwards. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The filters on a phone: a sheet from below. The list behind it follows each choice, so that nothing has to be confirmed. */
export function FilterSheet({ search, onSearch, total, onClose, opener }: FilterSheetProps) {
  const { filters: title, count } = useMessages(messages).jobList;
  const text = useMessages(filtersMessages);
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key that closes a dialog.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A press on the dialog itself is one on what is behind it: its own area is covered by its parts.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-0 mt-auto mb-0 max-h-[calc(100dvh-2rem)] w-full max-w-none overflow-hidden rounded-t-lg border-line border-t bg-surface p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] not-[[open]]:hidden [&[open]]:flex"
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-center justify-between gap-3 border-line border-b py-1 pr-1 pl-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg outline-none">
            {title}
          </h2>
          <Button variant="quiet" className="text-ink!" aria-label={text.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">
          <FilterFields search={search} onSearch={onSearch} />
        </div>
        <div className="flex gap-3 border-line border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button disabled={activeFilters(search).length === 0} onClick={handleClear}>
            {text.clear}
          </Button>
          <Button variant="primary" className="min-w-0 flex-1" onClick={onClose}>
            {total === undefined ? text.show : text.showCount(total)}
          </Button>
        </div>
        {/* The count beside the list is out of reach while the sheet is open. */}
        <p role="status" className="sr-only">
          {total !== undefined && count(total)}
        </p>
      </div>
    </dialog>
  );
  function handleClear(): void {
    // With nothing left to clear the button can no longer have the focus.
    heading.current?.focus();
    onSearch(withoutFilters(search));
  }
}
