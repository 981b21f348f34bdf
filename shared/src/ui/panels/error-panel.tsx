import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useUiMessages } from '../messages.ts';

export interface ErrorPanelProps {
  readonly title: string;
  /** What happened and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
}

/** Stands where the content would be that did not come. */
export function ErrorPanel({ title, children, onRetry, retryLabel }: ErrorPanelProps) {
  const messages = useUiMessages();
  return (
    <div
      role="alert"
      className="ui flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-4 md:p-6"
    >
      <div className="ui flex gap-3">
        <CircleAlert aria-hidden="true" className="ui mt-0.5 size-6 shrink-0 text-danger" />
        <div className="ui flex flex-col gap-1">
          <h2 className="ui text-lg">{title}</h2>
          {children && <div className="ui max-w-line text-muted">{children}</div>}
        </div>
      </div>
      {onRetry && <Button onClick={onRetry}>{retryLabel ?? messages.tryAgain}</Button>}
    </div>
  );
}
