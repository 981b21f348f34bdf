import type { MouseEvent } from 'react';

/**
 * For buttons that come to stand where another one was pressed: the second press of a double click or double tap was meant for that one.
 */
export function firstPress(handle: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) handle();
  };
}
