import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture.tsx';

export interface EmptyPanelProps {
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly children?: ReactNode;
  /** The button or link that does it. */
  readonly action?: ReactNode;
}

/** Where a list has nothing to show. */
export function EmptyPanel({ title, children, action }: EmptyPanelProps) {
  return (
    <section className="ui flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-inset py-8 text-center md:py-12">
      <EmptyPicture />
      <div className="ui flex max-w-line flex-col gap-1">
        <h2 className="ui text-lg">{title}</h2>
        {children && <div className="ui text-muted">{children}</div>}
      </div>
      {action}
    </section>
  );
}
