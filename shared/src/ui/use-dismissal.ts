import { type RefObject, useEffect } from 'react';

export interface DismissalHandlers {
  /** Closes, and gives the focus back to what opened it. */
  readonly onEscape: () => void;
  /** Closes, and leaves the focus where the person has put it. */
  readonly onLeave: () => void;
}

/**
 * Tells when a menu or panel that is open should close: on Escape, on a press outside of `root`, and when the focus leaves
 * it. `root` holds the button that opens it as well.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onLeave }: DismissalHandlers,
): void {
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
