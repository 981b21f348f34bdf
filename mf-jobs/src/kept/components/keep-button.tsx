import { useMessages } from '@fursa/shared/i18n';
import { Button, type ButtonProps } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import type { Listing } from '../../listing/model/listing.ts';
import { keepEn } from '../messages/keep-en.ts';

export interface KeepButtonProps extends Pick<ButtonProps, 'variant' | 'onClick'> {
  readonly listing: Listing;
  readonly label: string;
  /** Takes the place of the label once the job is kept; the button then does nothing more. */
  readonly keptLabel: string;
  readonly isKept: boolean;
}

/** A button of a job that is pressed once. */
export function KeepButton({ listing, label, keptLabel, isKept, ...native }: KeepButtonProps) {
  const text = useMessages({ en: keepEn });
  const shown = isKept ? keptLabel : label;
  return (
    <Button {...native} disabled={isKept} aria-label={text.of(shown, listing.title)}>
      {isKept && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      {shown}
    </Button>
  );
}
