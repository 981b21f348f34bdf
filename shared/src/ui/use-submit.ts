import { useRef, useState } from 'react';

export interface Submission<Input> {
  /** Who submits while it runs waits for the same end. Never rejects. */
  readonly submit: (input: Input) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last one failed; undefined again once the next one begins. */
  readonly failure: unknown;
}

/**
 * Runs what a form does when it is sent: once, however often it is sent meanwhile. A ref knows, because a second Enter
 * arrives before React has disabled the button. `onFailure` is for a message that does not stand in the form.
 */
export function useSubmit<Input = void>(
  action: (input: Input) => Promise<unknown>,
  onFailure?: (reason: unknown) => void,
): Submission<Input> {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const inFlight = useRef<Promise<void>>(undefined);

  async function run(input: Input): Promise<void> {
    setIsBusy(true);
    setFailure(undefined);
    await action(input).catch((reason: unknown) => {
      setFailure(reason);
      onFailure?.(reason);
    });
    inFlight.current = undefined;
    setIsBusy(false);
  }

  function submit(input: Input): Promise<void> {
    inFlight.current ??= run(input);
    return inFlight.current;
  }

  return { submit, isBusy, failure };
}
