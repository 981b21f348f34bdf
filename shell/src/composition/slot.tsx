import type { SlotName, SlotProps } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ComponentType, useEffect, useState } from 'react';
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
export function Slot<Name extends SlotName>({ name, props, remotes }: SlotComponentProps<Name>) {
  const remote = remotes.find(({ slots }) => slots.includes(name));
  const [Filled, setFilled] = useState<ComponentType<SlotProps[Name]>>();

  useEffect(() => {
    let isMounted = true;
    if (remote) {
      void loadSlot(remote, name).then((component) => {
        if (isMounted && component) setFilled(() => component);
      });
    }
    return () => {
      isMounted = false;
    };
  }, [remote, name]);

  if (!remote || !Filled) return null;
  return (
    <RemoteBoundary remote={remote} fallback={() => null}>
      <Filled {...props} />
    </RemoteBoundary>
  );
}
