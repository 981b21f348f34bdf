import { useMessages } from '@fursa/shared/i18n';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { messages } from '../messages/index.ts';
import { type ProfileTab, profileTabs } from './use-profile-tab.ts';

export interface ProfileTabListProps {
  readonly shown: ProfileTab;
  readonly labels: Readonly<Record<ProfileTab, string>>;
  readonly onShow: (tab: ProfileTab) => void;
}

export const tabId = (tab: ProfileTab) => `profile-tab-${tab}`;
export const panelId = (tab: ProfileTab) => `profile-panel-${tab}`;

/** A row that scrolls sideways on phones, a column beside the panel where there is room for it. */
export function ProfileTabList({ shown, labels, onShow }: ProfileTabListProps) {
  const text = useMessages(messages).tabs;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = document.getElementById(tabId(shown));
    const row = list.current;
    if (tab === null || row === null || !('ResizeObserver' in window)) return;
    // Also when the styles come after the tabs, or the font grows. `scrollIntoView` would move the page as well.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(tab);
    return () => observer.disconnect();
  }, [shown]);

  /** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const isColumn = getComputedStyle(event.currentTarget).flexDirection === 'column';
    const target = findTarget(event.key, profileTabs.indexOf(shown), isColumn);
    if (target === undefined) return;
    event.preventDefault();
    onShow(target);
    document.getElementById(tabId(target))?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={text.label}
      onKeyDown={handleKey}
      className="relative flex overflow-x-auto border-line border-b lg:flex-col lg:overflow-visible lg:border-b-0 lg:border-l"
    >
      {profileTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === shown}
          aria-controls={panelId(tab)}
          tabIndex={tab === shown ? 0 : -1}
          className="min-h-11 shrink-0 cursor-pointer border-transparent border-b-3 px-3 py-2 text-left font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-primary aria-selected:text-primary max-w-full lg:border-b-0 lg:border-l-3"
          onClick={() => onShow(tab)}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}

function findTarget(key: string, at: number, isColumn: boolean): ProfileTab | undefined {
  const { length } = profileTabs;
  if (key === 'Home') return profileTabs[0];
  if (key === 'End') return profileTabs[length - 1];
  if (key === (isColumn ? 'ArrowDown' : 'ArrowRight')) return profileTabs[(at + 1) % length];
  if (key === (isColumn ? 'ArrowUp' : 'ArrowLeft')) return profileTabs[(at + length - 1) % length];
  return undefined;
}
