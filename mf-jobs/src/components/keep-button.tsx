import { useMessages } from '@fursa/shared/i18n';
import { Button, type ButtonProps } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import { keepEn } from '../messages/keep-en.ts';
import type { Listing } from '../model/listing.ts';

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
  return (
    <Button {...native} disabled={isKept}>
      {isKept && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      <span>
        {isKept ? keptLabel : label}
        <span className="sr-only">{text.of(listing.title)}</span>
      </span>
    </Button>
  );
}
