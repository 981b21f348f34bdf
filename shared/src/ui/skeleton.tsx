import type { ReactNode } from 'react';
import { joinClasses, pieceClasses } from './join-classes.ts';
import { Card } from './panels/card.tsx';

/**
 * A bar where a text or a picture will be; `className` gives it the size of what it stands for. It shows after 300 ms: a
 * list that comes sooner never flickers.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <Bar classes={pieceClasses(undefined, className ?? 'h-4 w-full')} />;
}

function Bar({ classes }: { readonly classes: string }) {
  return <span aria-hidden="true" className={joinClasses('ui block animate-appear rounded-sm bg-fill', classes)} />;
}

/** A card with a heading, a line below it and two lines of text, none of which are there yet. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="ui animate-appear">
      <Card>
        <div className="ui flex flex-col gap-3">
          <Bar classes="h-5 w-3/5" />
          <Bar classes="h-4 w-2/5" />
          <Bar classes="mt-2 h-4 w-full" />
          <Bar classes="h-4 w-4/5" />
        </div>
      </Card>
    </div>
  );
}

export interface LoadingRegionProps {
  /** What is being waited for; for screen readers, the skeletons say it to everybody else. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Skeletons, and the sentence that says what they stand for. */
export function LoadingRegion({ label, className, children }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={pieceClasses(undefined, className)}>
      <span className="ui sr-only">{label}</span>
      {children}
    </div>
  );
}
