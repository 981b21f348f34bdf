import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { joinClasses } from './join-classes.ts';

/**
 * A bar where a text or a picture will be; `className` gives it the size of what it stands for. It shows after 300 ms: a
 * list that comes sooner never flickers.
 */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses('block animate-appear rounded-sm bg-fill', className ?? 'h-4 w-full')}
    />
  );
}

/** A card with a heading, a line below it and two lines of text, none of which are there yet. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true" className="animate-appear">
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
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
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
