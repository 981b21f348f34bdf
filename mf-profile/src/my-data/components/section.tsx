import { Card } from '@fursa/shared/ui';
import { type ReactNode, useId } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One thing that can be done with one's data. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col items-start gap-4">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
