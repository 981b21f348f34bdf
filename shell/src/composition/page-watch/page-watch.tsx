import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearMounting, markMounting } from './mounting-mark.ts';

/** Seconds after which a page that waits for ever, or updates without end, gives its place up. */
const limit = 5;

/** The boundary around the page knows it by its name: the class would be in what the landing page loads. */
class MountError extends Error {
  override readonly name = 'MountError';
}

interface PageWatchProps {
  readonly remote: RegisteredRemote;
  readonly children: ReactNode;
}

/**
 * Sees to it that a page of a remote keeps nobody from the rest of the product: where it neither shows itself nor lets others
 * be shown, it is thrown out as if it had failed while rendering. One that blocks the thread is known to the next document
 * by the mark that it leaves.
 */
export function PageWatch({ remote, children }: PageWatchProps) {
  const [failure, setFailure] = useState<MountError>();
  if (failure !== undefined) throw failure;
  const fail = (what: string) =>
    // Before everything that the page itself has to do: that would never end.
    flushSync(() => setFailure(new MountError(`${remote.name} ${remote.version} ${what}`)));
  return (
    <>
      <Heartbeat onStopped={() => fail('updates without end')} />
      <Suspense fallback={<Countdown onEnd={() => fail('waits without end')} />}>
        <MountingMark remote={remote} />
        {children}
      </Suspense>
    </>
  );
}

/** Stands before the page, so that the mark is there when the page begins. */
function MountingMark({ remote }: Pick<PageWatchProps, 'remote'>) {
  markMounting(remote);
  useEffect(() => {
    // After the page's own effects, and once it was painted.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(clearMounting);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearMounting();
    };
  }, []);
  return null;
}

interface CountdownProps {
  readonly onEnd: () => void;
}

function Countdown({ onEnd }: CountdownProps) {
  const end = useRef(onEnd);
  useEffect(() => countSeconds(() => end.current()), []);
  return null;
}

interface HeartbeatProps {
  readonly onStopped: () => void;
}

/**
 * A page that sets its state in an effect without end lets the browser breathe, and nobody navigate: transitions wait until
 * there is nothing more urgent, which is never. So after the page came, and at each press, a small one is tried.
 */
function Heartbeat({ onStopped }: HeartbeatProps) {
  const [beat, setBeat] = useState(0);
  const stopCounting = useRef<() => void>(undefined);
  const stopped = useRef(onStopped);

  useEffect(() => {
    const tryBeat = () => {
      if (stopCounting.current) return;
      stopCounting.current = countSeconds(() => stopped.current());
      startTransition(() => setBeat((count) => count + 1));
    };
    const end = () => {
      stopCounting.current?.();
      stopCounting.current = undefined;
    };
    tryBeat();
    document.addEventListener('click', tryBeat, true);
    return () => {
      document.removeEventListener('click', tryBeat, true);
      end();
    };
  }, []);

  useEffect(() => {
    // It has come through.
    if (beat === 0) return;
    stopCounting.current?.();
    stopCounting.current = undefined;
  }, [beat]);

  return null;
}

/** Ticks instead of one timer: a device that slept, or a thread that was busy, counts as one of them. */
function countSeconds(onEnd: () => void): () => void {
  let left = limit;
  const timer = setInterval(() => {
    if (document.visibilityState === 'hidden') return;
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onEnd();
  }, 1000);
  return () => clearInterval(timer);
}
