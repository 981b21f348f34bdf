import { type RefObject, useEffect } from 'react';

interface Dismissal {
  /** Gives the focus back. */
  readonly onEscape: () => void;
  /** Leaves the focus where the person has put it. */
  readonly onLeave: () => void;
}

/** Tells when something open should close: on Escape, on a press outside of `root`, and when the focus leaves it. */
export function useDismissal(root: RefObject<HTMLElement | null>, isOpen: boolean, handlers: Dismissal): void {
  const { onEscape, onLeave } = handlers;
  useEffect(() => {
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') onEscape();
    }
    function handleTarget({ target }: Event): void {
      if (target instanceof Node && !root.current?.contains(target)) onLeave();
    }
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleTarget);
    document.addEventListener('focusin', handleTarget);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleTarget);
      document.removeEventListener('focusin', handleTarget);
    };
  }, [root, isOpen, onEscape, onLeave]);
}
