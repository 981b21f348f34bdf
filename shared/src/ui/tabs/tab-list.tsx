import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface TabListProps<Tab extends string> {
  /** Begins the ids of tabs and panels, see {@link tabId} and {@link panelId}. */
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly shown: Tab;
  readonly labels: Readonly<Record<Tab, string>>;
  /** What the tabs are parts of, for screen readers. */
  readonly label: string;
  readonly onShow: (tab: Tab) => void;
  /** A column beside the panel from 1024 px on. */
  readonly isColumn?: boolean;
}

export const tabId = (name: string, tab: string) => `${name}-tab-${tab}`;
export const panelId = (name: string, tab: string) => `${name}-panel-${tab}`;

/**
 * Tabs whose panels the page renders itself, with these ids. On phones a row of three scrolls sideways, and a longer one goes on
 * in a second line. Bundled by who imports it, so that pages without tabs do not fetch it; it holds no state.
 */
export function TabList<Tab extends string>({
  name,
  tabs,
  shown,
  labels,
  label,
  onShow,
  isColumn = false,
}: TabListProps<Tab>) {
  const isLong = tabs.length > 3;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = document.getElementById(tabId(name, shown));
    const row = list.current;
    if (tab === null || row === null || !('ResizeObserver' in window)) return;
    // Also when the styles come after the tabs, or the font grows. `scrollIntoView` would move the page as well.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      markMore(row);
    });
    observer.observe(tab);
    return () => observer.disconnect();
  }, [name, shown]);

  /** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const isDrawnAsColumn = getComputedStyle(event.currentTarget).flexDirection === 'column';
    const target = findTarget(event.key, tabs, shown, isDrawnAsColumn);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    document.getElementById(tabId(name, target))?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      onScroll={({ currentTarget }) => markMore(currentTarget)}
      className={`ui relative flex overflow-x-auto border-line border-b [mask-image:linear-gradient(to_right,var(--fade-left,#000),#000_15%,#000_85%,var(--fade-right,#000))] data-[more~=left]:[--fade-left:transparent] data-[more~=right]:[--fade-right:transparent] ${isColumn ? 'lg:flex-col lg:overflow-visible lg:border-b-0 lg:border-l' : ''} ${isLong ? 'max-sm:flex-wrap' : ''}`}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(name, tab)}
          aria-selected={tab === shown}
          aria-controls={panelId(name, tab)}
          tabIndex={tab === shown ? 0 : -1}
          className={`ui min-h-11 max-w-full shrink-0 cursor-pointer border-transparent border-b-3 py-2 text-left font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:text-primary ${isColumn ? 'lg:border-b-0 lg:border-l-3' : ''} ${isLong ? 'px-2 sm:px-3' : 'px-3'}`}
          onClick={() => onShow(tab)}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}

/** Fades a side on which there are more tabs. */
function markMore(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  const sides = [...(scrollLeft > 1 ? ['left'] : []), ...(scrollLeft < scrollWidth - clientWidth - 1 ? ['right'] : [])];
  row.dataset.more = sides.join(' ');
}

function findTarget<Tab extends string>(
  key: string,
  tabs: readonly Tab[],
  shown: Tab,
  isColumn: boolean,
): Tab | undefined {
  const { length } = tabs;
  const at = tabs.indexOf(shown);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs[length - 1];
  if (key === (isColumn ? 'ArrowDown' : 'ArrowRight')) return tabs[(at + 1) % length];
  if (key === (isColumn ? 'ArrowUp' : 'ArrowLeft')) return tabs[(at + length - 1) % length];
  return undefined;
}
