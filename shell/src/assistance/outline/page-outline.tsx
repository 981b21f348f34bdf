import { useMessages } from '@fursa/shared/i18n';
import { useDismissal } from '@fursa/shared/ui';
import { ListTree } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { messages } from '../messages.ts';
import { type OutlineEntry, readOutline } from './read-outline.ts';

/**
 * A list of the landmarks and headings of the page, each the way to its place. Its button stands first on the page, in room that
 * the style sheet keeps from the first paint; only the opened list lies over what is below.
 */
export function PageOutline() {
  const text = useMessages(messages).outline;
  const [entries, setEntries] = useState<readonly OutlineEntry[]>();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [place] = useState(() => document.createElement('div'));
  const isOpen = entries !== undefined;
  const close = useCallback(() => setEntries(undefined), []);
  const handleEscape = useCallback(() => {
    setEntries(undefined);
    button.current?.focus();
  }, []);
  useDismissal(root, isOpen, { onEscape: handleEscape, onLeave: close });

  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);

  /** The outline itself is no place to go to. */
  function readOthers(): readonly OutlineEntry[] {
    return readOutline(document.body).filter(({ element }) => element !== root.current);
  }

  function goTo({ element }: OutlineEntry): void {
    flushSync(close);
    // What is no control takes the focus only when it is told to.
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.focus();
    element.scrollIntoView({ block: 'start' });
  }

  return createPortal(
    <nav ref={root} aria-label={text.label} className="absolute inset-x-0 top-0 z-50 print:hidden">
      <div className="relative mx-auto flex min-h-13 max-w-page items-center px-inset md:px-6">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-edge bg-surface px-3 font-semibold text-ink hover:border-ink"
          onClick={() => setEntries(isOpen ? undefined : readOthers())}
        >
          <ListTree aria-hidden="true" className="size-5" />
          {text.open}
        </button>
        {isOpen && (
          <div
            id={panelId}
            className="absolute top-full max-h-[60dvh] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-lg border border-edge bg-surface p-2 shadow-float"
          >
            <ul>
              {entries.map((entry, index) => (
                <li key={index} style={{ paddingInlineStart: `${indent(entry)}rem` }}>
                  <button
                    type="button"
                    className="min-h-11 w-full cursor-pointer rounded-md px-2 text-left hover:bg-fill"
                    onClick={() => goTo(entry)}
                  >
                    {entry.kind === 'heading' ? (
                      <>
                        <span>{entry.name}</span> <span className="text-muted text-sm">{text.level(entry.role)}</span>
                      </>
                    ) : (
                      <span className="font-semibold">{text.landmark(entry.role, entry.name)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </nav>,
    place,
  );
}

/** In rem. */
function indent({ kind, role }: OutlineEntry): number {
  return kind === 'landmark' ? 0 : Number(role) * 0.75;
}
