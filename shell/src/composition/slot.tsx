import { type SlotName, type SlotProps, sharedSlots } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLazyPart } from '@fursa/shared/ui';
import { type ReactNode, useCallback } from 'react';
import { loadSlot } from './load-slot.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
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
 * by itself; what fails while it renders is tried again at the next page.
 */
export function Slot<Name extends SlotName>({ remotes, ...slot }: SlotComponentProps<Name>) {
  const filling = remotes.filter(({ slots }) => slots.includes(slot.name));
  const shown = sharedSlots.includes(slot.name) ? filling : filling.slice(0, 1);
  return shown.map((remote) => <Filling key={remote.name} remote={remote} {...slot} />);
}

interface FillingProps<Name extends SlotName> extends Omit<SlotComponentProps<Name>, 'remotes'> {
  readonly remote: RegisteredRemote;
}

function Filling<Name extends SlotName>({ remote, name, props, placeholder = null }: FillingProps<Name>) {
  const load = useCallback(() => loadSlot(remote, name), [remote, name]);
  const Filled = useLazyPart(load, { isNeeded: true, onFailure: 'retry' });
  if (!Filled) return placeholder;
  return (
    <RemoteBoundary remote={remote} fallback={() => placeholder} onMountFailure={() => rememberFailed(remote)}>
      <Filled {...props} />
    </RemoteBoundary>
  );
}
