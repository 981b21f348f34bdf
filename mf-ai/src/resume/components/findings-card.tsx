import { useNarrowScreen } from '@fursa/shared/bundled/narrow-screen';
import { Card } from '@fursa/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface FindingsCardProps {
  readonly title: string;
  /** How many are in it. */
  readonly count: number;
  /** Whether it is open on a phone, too, where one kind after the other would be ten screens long. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** One kind of what was found, under a heading that opens and closes it. */
export function FindingsCard({ title, count, isFirst = false, children }: FindingsCardProps) {
  const isPhone = useNarrowScreen();
  const [isOpen, setIsOpen] = useState(isFirst || !isPhone);
  const contentId = useId();
  return (
    <Card as="section" className="py-0!">
      <h3 className="text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 text-left hover:text-primary"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="flex-1">{title}</span>{' '}
          {/* The list below says to a screen reader how long it is, once it is open. */}
          <span aria-hidden={isOpen} className="font-normal text-base text-muted tabular-nums">
            {count}
          </span>
          <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} strokeWidth={1.75} />
        </button>
      </h3>
      <div id={contentId} className={isOpen ? 'flex flex-col gap-4 pb-4 md:pb-6' : 'hidden'}>
        {children}
      </div>
    </Card>
  );
}
