import type { HTMLAttributes } from 'react';
import { pieceClasses } from '../join-classes.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for something that stands for itself (a job), `li` in a list, `section` under a heading of its own. */
  readonly as?: 'article' | 'section' | 'li' | 'div' | undefined;
}

/** A sheet that holds one thing. */
export function Card({ as: Element = 'div', className, ...native }: CardProps) {
  return (
    <Element
      {...native}
      className={pieceClasses('rounded-lg border border-line bg-surface p-inset md:p-6', className)}
    />
  );
}
