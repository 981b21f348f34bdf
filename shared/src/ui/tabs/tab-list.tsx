import type { KeyboardEvent } from 'react';

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
 * Tabs whose panels the page renders itself, with these ids. On phones all of them share one row, each as narrow as its longest word; in
 * the largest font the row goes on in a second line. Bundled by who imports it, so that pages without tabs do not fetch it; it holds no state.
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
      role="tablist"
      aria-label={label}
      onKeyDown={handleKey}
      className={`ui flex flex-wrap border-line border-b ${isColumn ? 'lg:flex-col lg:border-b-0 lg:border-l' : ''}`}
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
          className={`ui min-h-11 cursor-pointer border-transparent border-b-3 px-3 py-2 text-left font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:text-primary max-sm:min-w-min max-sm:flex-[1_1_0] max-sm:px-0.5 max-sm:text-center max-sm:text-sm max-sm:wrap-break-word ${isColumn ? 'lg:border-b-0 lg:border-l-3' : ''}`}
          onClick={() => onShow(tab)}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
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
