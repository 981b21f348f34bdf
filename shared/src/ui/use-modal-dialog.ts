import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens a native dialog as long as it is rendered. Its heading has the focus first, since left alone the browser focuses the
 * first control, and a screen reader would not read what the dialog is for.
 *
 * @param opener has the focus afterwards
 */
export function useModalDialog(opener: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before it is removed it is closed: behind an open one nothing can have the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    shown?.addEventListener('cancel', closeAtOnce);
    const openedBy = opener.current;
    return () => {
      shown?.removeEventListener('cancel', closeAtOnce);
      shown?.close();
      openedBy?.focus();
    };
  }, [opener]);

  return { dialog, heading };
}

/**
 * Left alone, Escape gives the focus back first and tells of the close a task later: a key pressed in between would open what
 * is about to be closed. A second Escape cannot be prevented; the browser then closes the dialog and tells so itself.
 */
function closeAtOnce(event: Event): void {
  // A file input tells of a picker that was closed by an event of the same name.
  if (event.target !== event.currentTarget || !event.cancelable) return;
  event.preventDefault();
  event.target?.dispatchEvent(new Event('close'));
}
