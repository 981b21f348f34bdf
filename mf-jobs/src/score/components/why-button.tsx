import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { ChevronDown } from 'lucide-react';
import { scoreMessages } from '../messages.ts';

export interface WhyButtonProps {
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  /** The job's title, for whoever does not see where the button stands. */
  readonly about: string;
  readonly onClick: () => void;
}

/** Opens and closes what a score comes from. */
export function WhyButton({ isOpen, controls, about, onClick }: WhyButtonProps) {
  const text = useMessages(scoreMessages);
  return (
    <Button
      variant="quiet"
      className="gap-1! text-sm"
      aria-label={text.whyOf(about)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
    >
      <span className="inline-block first-letter:uppercase sm:hidden">{text.whyShort}</span>
      <span className="max-sm:hidden">{text.why}</span>
      <ChevronDown
        aria-hidden="true"
        className={`size-4 max-sm:hidden ${isOpen ? 'rotate-180' : ''}`}
        strokeWidth={1.75}
      />
    </Button>
  );
}
