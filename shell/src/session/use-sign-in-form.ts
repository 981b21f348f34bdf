import type { SlotProps } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ComponentType, useEffect, useState } from 'react';
import { loadSlot } from '../composition/load-slot.ts';
import { readRegistry } from '../composition/page-registry.ts';

type Outcome =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'loaded';
      readonly remote: RegisteredRemote;
      readonly Form: ComponentType<SlotProps['sign-in-dialog']>;
    };

/** The form of the remote that fills the slot. A failure is told as `shell:remote-failed`; `retry` is a new attempt. */
export function useSignInForm(): Outcome & { readonly retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let isMounted = true;
    void bringForm().then((brought) => {
      if (isMounted) setOutcome(brought);
    });
    return () => {
      isMounted = false;
    };
  }, [attempt]);

  function retry(): void {
    setOutcome({ state: 'loading' });
    setAttempt(attempt + 1);
  }

  return { ...outcome, retry };
}

async function bringForm(): Promise<Outcome> {
  const remote = readRegistry().remotes.find(({ slots }) => slots.includes('sign-in-dialog'));
  const Form = remote && (await loadSlot(remote, 'sign-in-dialog'));
  return Form ? { state: 'loaded', remote, Form } : { state: 'failed' };
}
