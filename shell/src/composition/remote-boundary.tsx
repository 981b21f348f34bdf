import { emitEvent } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  readonly remote: RegisteredRemote;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps what a remote throws while drawing inside the remote's place. `data-mf` scopes the remote's styles, and tells which
 * remote an error, a measurement or a policy report belongs to.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(reason: unknown): void {
    const message = reason instanceof Error ? reason.message : String(reason);
    emitEvent('shell:remote-failed', { remote: this.props.remote.name, stage: 'render', message });
  }

  readonly #retry = (): void => {
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { remote, fallback, children } = this.props;
    return (
      <div data-mf={remote.name} data-mf-version={remote.version}>
        {this.state.hasFailed ? fallback(this.#retry) : children}
      </div>
    );
  }
}
