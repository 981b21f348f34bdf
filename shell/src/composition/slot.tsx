import type { SlotName, SlotProps } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLazyPart } from '@fursa/shared/ui';
import { useCallback } from 'react';
import { loadSlot } from './load-slot.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface SlotComponentProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly remotes: readonly RegisteredRemote[];
}

/**
 * A place in the shell that a remote fills. It is an extra: it arrives after the page, and where it does not arrive the
 * place stays empty (the failure is told as `shell:remote-failed`).
 */
export function Slot<Name extends SlotName>({ remotes, ...slot }: SlotComponentProps<Name>) {
  const remote = remotes.find(({ slots }) => slots.includes(slot.name));
  return remote ? <Filling remote={remote} {...slot} /> : null;
}

interface FillingProps<Name extends SlotName> extends Omit<SlotComponentProps<Name>, 'remotes'> {
  readonly remote: RegisteredRemote;
}

function Filling<Name extends SlotName>({ remote, name, props }: FillingProps<Name>) {
  const load = useCallback(() => loadSlot(remote, name), [remote, name]);
  const Filled = useLazyPart(load, { isNeeded: true, onFailure: leaveEmpty });
  if (!Filled) return null;
  return (
    <RemoteBoundary remote={remote} fallback={() => null}>
      <Filled {...props} />
    </RemoteBoundary>
  );
}

function leaveEmpty(): void {
  // loadSlot has told it.
}
