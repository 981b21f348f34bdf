import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { messages } from './messages.ts';

/** A filter that is in use, in words. */
export interface ActiveFilter<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

export interface FilterChipsProps<Name extends string> {
  readonly filters: readonly ActiveFilter<Name>[];
  /** Takes these back, all of them at once. */
  readonly onRemove: (names: readonly Name[]) => void;
  /** Has the focus when the last chip is gone. */
  readonly filtersButton: RefObject<HTMLElement | null>;
}

/** The filters in use, each a button that takes it back. On a phone they stand in a line that scrolls sideways and fades at its end. */
export function FilterChips<Name extends string>({ filters, onRemove, filtersButton }: FilterChipsProps<Name>) {
  const text = useMessages(messages);
  if (filters.length === 0) return null;
  return (
    // The focus ring needs room inside of what scrolls.
    <ul
      aria-label={text.inUse}
      className="-mx-inset flex items-center gap-2 overflow-x-auto px-inset py-1 max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-2*var(--spacing-inset)),transparent)] md:-mx-1 md:flex-wrap md:px-1"
    >
      {filters.map(({ name, label }) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-label={text.remove(label)}
            className="group flex min-h-11 cursor-pointer items-center rounded-full"
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onRemove([name]);
            }}
          >
            <span className="flex min-h-9 items-center gap-1.5 rounded-full border border-edge bg-surface pr-2.5 pl-3.5 text-sm group-hover:border-ink">
              {label}
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
            onRemove(filters.map(({ name }) => name));
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
      filters.length === 1 ? null : isLast(item) ? item?.previousElementSibling : item?.nextElementSibling;
    (neighbour?.querySelector('button') ?? filtersButton.current)?.focus();
  }

  /** The item behind it is `Clear all`. */
  function isLast(item: HTMLElement | null): boolean {
    return item?.nextElementSibling?.nextElementSibling === null;
  }
}
