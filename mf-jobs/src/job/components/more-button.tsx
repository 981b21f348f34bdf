import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { Ellipsis } from 'lucide-react';
import { messages } from '../messages.ts';

export interface MoreButtonProps {
  /** The job's title, for whoever does not see where the button stands. */
  readonly about: string;
  /** Id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Opens and closes what else can be done with a job. */
export function MoreButton({ about, controls, isOpen, onClick }: MoreButtonProps) {
  const text = useMessages(messages).job;
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={text.moreOf(about)}
      className="px-0!"
      onClick={onClick}
    >
      <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </Button>
  );
}
