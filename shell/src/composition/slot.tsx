import { type SlotName, type SlotProps, sharedSlots } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLazyPart } from '@fursa/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { RemoteLoadError } from './load-error.ts';
import { loadSlot } from './load-slot.ts';
import { isMountError, RemoteBoundary } from './remote-boundary.tsx';
import { rememberFailed } from './versions/failed-versions.ts';

interface SlotComponentProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly remotes: readonly RegisteredRemote[];
  /** Keeps the place free until it is filled. */
  readonly placeholder?: ReactNode;
}

/**
 * A place in the shell that a remote fills, or several do where that is the slot's nature. It is an extra: it arrives after the
 * page; where it does not arrive, that is told as `shell:remote-failed`, and it is tried again
 * by itself; what fails while it renders is tried again at the next page, unless it kept people from going there.
 */
export function Slot<Name extends SlotName>({ remotes, ...slot }: SlotComponentProps<Name>) {
  const filling = remotes.filter(({ slots }) => slots.includes(slot.name));
  const shown = sharedSlots.includes(slot.name) ? filling : filling.slice(0, 1);
  return shown.map((remote) => <Filling key={remote.name} remote={remote} {...slot} />);
}

interface FillingProps<Name extends SlotName> extends Omit<SlotComponentProps<Name>, 'remotes'> {
  readonly remote: RegisteredRemote;
}

/** One that blocked a document does not come, and is not asked for again: this document would be blocked as well. */
async function loadUnlessBlocking<Name extends SlotName>(remote: RegisteredRemote, name: Name) {
  try {
    return await loadSlot(remote, name);
  } catch (reason) {
    if (reason instanceof RemoteLoadError && reason.stage === 'render') return await nothing;
    throw reason;
  }
}

const nothing = new Promise<never>(() => {
  // Its place stays free.
});

function Filling<Name extends SlotName>({ remote, name, props, placeholder = null }: FillingProps<Name>) {
  const load = useCallback(() => loadUnlessBlocking(remote, name), [remote, name]);
  const Filled = useLazyPart(load, { isNeeded: true, onFailure: 'retry' });
  const [isThrownOut, setIsThrownOut] = useState(false);
  if (!Filled || isThrownOut) return placeholder;

  function handleMountFailure(reason: unknown): void {
    rememberFailed(remote);
    if (isMountError(reason)) setIsThrownOut(true);
  }

  return (
    <RemoteBoundary remote={remote} fallback={() => placeholder} onMountFailure={handleMountFailure}>
      <Filled {...props} />
    </RemoteBoundary>
  );
}
