import { type RefObject, useEffect } from 'react';

/**
 * Tells when a panel that is open should close: on Escape, on a press outside of `root`, and when the focus leaves it.
 * `onEscape` gives the focus back; the others leave it where the person has put it.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onLeave }: { readonly onEscape: () => void; readonly onLeave: () => void },
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
