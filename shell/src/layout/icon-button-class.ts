/** A square button of the top bar that holds one icon; its label is read, not seen. */
export const iconButtonClass =
  'inline-flex size-11 items-center justify-center rounded-lg text-muted hover:bg-canvas hover:text-ink';
