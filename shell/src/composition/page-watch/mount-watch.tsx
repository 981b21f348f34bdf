import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportFailure } from '../load-error.ts';
import { idOf, pagesPart } from '../versions/failed-versions.ts';
import { countSeconds } from './count-seconds.ts';
import { Heartbeat } from './heartbeat.tsx';
import { MountError, useNoteHydrated } from './hydration-watch.ts';
import { clearMounting, markMounting } from './mounting-mark.ts';
import { reloadDocument } from './reload-document.ts';

export interface WatchedPart {
  readonly remote: RegisteredRemote;
  /** Undefined for a page. */
  readonly slot?: string;
}

interface MountWatchProps extends WatchedPart {
  /** Its Suspense boundary came with the HTML, and stands around all of this. */
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
}

/**
 * Sees to it that a page or a slot of a remote keeps nobody from the rest of the product: where it neither shows itself nor lets others
 * be shown, it is thrown out as if it had failed while rendering. One that blocks the thread is known to the next document
 * by the mark that it leaves.
 */
export function MountWatch({ remote, slot, isPrerendered, children }: MountWatchProps) {
  const [failure, setFailure] = useState<MountError>();
  const part = idOf(remote, slot ?? pagesPart);
  // One that is left before it ever came through tells nothing by itself.
  useEffect(() => () => clearMounting(part), [part]);
  useNoteHydrated(isPrerendered);
  if (failure !== undefined) throw failure;

  const fail = (what: string) =>
    // Before everything that the part itself has to do: that would never end.
    flushSync(() => setFailure(new MountError(`${remote.name} ${remote.version} ${what}`)));
  const leave = () => {
    reportFailure(
      remote.name,
      new MountError(`${remote.name} ${remote.version} keeps the next page from coming`),
      'render',
    );
    // The address is the next page's already, and what a link passes on stays with it.
    reloadDocument();
  };
  const marked = <MountingMark part={part}>{children}</MountingMark>;
  return (
    <Heartbeat isPage={slot === undefined} onStopped={() => fail('updates without end')} onStuck={leave}>
      {isPrerendered ? (
        marked
      ) : (
        <Suspense fallback={<Countdown onEnd={() => fail('waits without end')} />}>{marked}</Suspense>
      )}
    </Heartbeat>
  );
}

interface MountingMarkProps {
  readonly part: string;
  readonly children: ReactNode;
}

/** Stands around the part, so that the mark is there when it begins to render. */
function MountingMark({ part, children }: MountingMarkProps) {
  markMounting(part);
  useEffect(() => {
    // After the part's own effects, and once it was painted.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(clearMounting, 0, part);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearMounting(part);
    };
  });
  return children;
}

interface CountdownProps {
  readonly onEnd: () => void;
}

function Countdown({ onEnd }: CountdownProps) {
  const end = useRef(onEnd);
  useEffect(() => countSeconds(() => end.current()), []);
  return null;
}
