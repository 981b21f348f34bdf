import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FoldedForm<Form extends HTMLElement> {
  readonly form: RefObject<Form | null>;
  readonly isFolded: boolean;
  /** For when there is a result. */
  readonly fold: () => void;
  /** The focus goes on to the first text, as the button that was pressed is gone. */
  readonly unfold: () => void;
}

/**
 * A form that gives way to its result, so that the result stands first.
 *
 * @param hasResult whether there is one from the beginning
 */
export function useFoldedForm<Form extends HTMLElement>(hasResult = false): FoldedForm<Form> {
  const form = useRef<Form>(null);
  const [isFolded, setIsFolded] = useState(hasResult);
  const [hasUnfolded, setHasUnfolded] = useState(false);

  useEffect(() => {
    if (hasUnfolded) form.current?.querySelector('textarea')?.focus();
  }, [hasUnfolded]);

  return {
    form,
    isFolded,
    fold() {
      setHasUnfolded(false);
      setIsFolded(true);
    },
    unfold() {
      setIsFolded(false);
      setHasUnfolded(true);
    },
  };
}
