import { useMessages } from '@fursa/shared/i18n';
import { Button, type ButtonProps } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import type { Listing } from '../../listing/model/listing.ts';
import { keepMessages } from '../keep-messages.ts';

export interface KeepButtonProps
  extends Pick<ButtonProps, 'ref' | 'variant' | 'className' | 'aria-haspopup' | 'onClick'> {
  readonly listing: Listing;
  readonly label: string;
  /** Takes the place of the label once the job is kept; the button then does nothing more. */
  readonly keptLabel: string;
  readonly isKept: boolean;
  /** Whether a check stands beside the word once it is kept. */
  readonly hasMark?: boolean | undefined;
}

/** A button of a job that is pressed once. */
export function KeepButton({ listing, label, keptLabel, isKept, hasMark = true, ...native }: KeepButtonProps) {
  const text = useMessages(keepMessages);
  const shown = isKept ? keptLabel : label;
  return (
    <Button {...native} disabled={isKept} aria-label={text.of(shown, listing.title)}>
      {isKept && hasMark && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      <span>{shown}</span>
    </Button>
  );
}
