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
    const openedBy = opener.current;
    return () => {
      shown?.close();
      openedBy?.focus();
    };
  }, [opener]);

  return { dialog, heading };
}
