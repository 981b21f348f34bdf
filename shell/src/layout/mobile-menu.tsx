import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { useDismissal } from '@fursa/shared/ui';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { iconButtonClass } from './icon-button-class.ts';
import { MainNavigation } from './main-navigation.tsx';
import { messages } from './messages.ts';
import type { NavigationEntry } from './navigation-entries.ts';

interface MobileMenuProps {
  readonly entries: readonly NavigationEntry[];
  readonly end: ReactNode;
}

/** The navigation where the bar has no room for it. Closes when another page comes, on Escape, on a press outside, and when the focus leaves. */
export function MobileMenu({ entries, end }: MobileMenuProps) {
  const text = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  // Wherever it was that led to another page: a link, or a sign-out.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
  useEffect(() => setIsOpen(false), [key]);

  useDismissal(root, isOpen, {
    onEscape: () => {
      close();
      button.current?.focus();
    },
    onLeave: close,
  });

  const Icon = isOpen ? X : Menu;
  return (
    <div ref={root} className="@min-[60rem]:hidden">
      <button
        ref={button}
        type="button"
        className={iconButtonClass}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? text.navigation.closeMenu : text.navigation.openMenu}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      {isOpen && (
        <nav
          id={panelId}
          aria-label={text.navigation.label}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-b border-line bg-surface p-inset shadow-float"
        >
          <MainNavigation entries={entries} orientation="column" onChoose={close} />
          {end}
        </nav>
      )}
    </div>
  );
}
