import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useLocation } from '@fursa/shared/router';
import { Component, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { reportFailure } from './load-error.ts';

interface RemoteBoundaryProps {
  readonly remote: RegisteredRemote;
  readonly fallback: (retry: () => void) => ReactNode;
  /** It failed before anything of it was seen, or was thrown out with a `MountError`. */
  readonly onMountFailure?: (reason: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Keeps what a remote throws while rendering inside the remote's place, until somebody tries again or goes elsewhere: another
 * job of the same page is no failure. `data-mf` scopes the remote's styles, and tells which remote an error, a measurement or
 * a policy report belongs to.
 */
export function RemoteBoundary({ remote, fallback, onMountFailure, children }: RemoteBoundaryProps) {
  const { key: location } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();
  const [attempt, setAttempt] = useState(1);
  const isMounted = useRef(false);
  // While rendering and not afterwards: the fallback is not seen at the next place.
  if (failedAt !== undefined && failedAt !== location) tryAgain();

  function tryAgain(): void {
    setFailedAt(undefined);
    setAttempt(attempt + 1);
  }

  function handleFailure(reason: unknown): void {
    reportFailure(remote.name, reason, 'render');
    setFailedAt(location);
    if (!isMounted.current || isMountError(reason)) onMountFailure?.(reason);
  }

  return (
    <div data-mf={remote.name} data-mf-version={remote.version}>
      <Catch key={attempt} fallback={() => fallback(tryAgain)} onFailure={handleFailure}>
        {children}
        <MountMark isMounted={isMounted} />
      </Catch>
    </div>
  );
}

/** Whether it was thrown out because it kept others from being shown (`MountWatch`). */
export function isMountError(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'MountError';
}

/** Notes that what stands before it has been seen: rendered, with its effects. */
function MountMark({ isMounted }: { readonly isMounted: RefObject<boolean> }) {
  useEffect(() => {
    // An effect that throws is told before this.
    const timer = setTimeout(() => {
      isMounted.current = true;
    });
    return () => clearTimeout(timer);
  }, [isMounted]);
  return null;
}

interface CatchProps {
  readonly fallback: () => ReactNode;
  readonly onFailure: (reason: unknown) => void;
  readonly children: ReactNode;
}

export class Catch extends Component<CatchProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onFailure(reason);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}
