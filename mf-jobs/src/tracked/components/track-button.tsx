import { useMessages } from '@fursa/shared/i18n';
import { Button, type ButtonProps } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import type { Job } from '../../job/model/job.ts';
import { trackMessages } from '../track-messages.ts';

export interface TrackButtonProps
  extends Pick<ButtonProps, 'ref' | 'variant' | 'className' | 'aria-haspopup' | 'onClick'> {
  readonly job: Job;
  readonly label: string;
  /** Takes the place of the label once the job is saved or applied to; the button then does nothing more. */
  readonly trackedLabel: string;
  readonly isTracked: boolean;
  /** Whether a check stands beside the word then. */
  readonly hasMark?: boolean | undefined;
}

/** A button of a job that is pressed once. */
export function TrackButton({ job, label, trackedLabel, isTracked, hasMark = true, ...native }: TrackButtonProps) {
  const text = useMessages(trackMessages);
  const shown = isTracked ? trackedLabel : label;
  return (
    <Button {...native} disabled={isTracked} aria-label={text.of(shown, job.title)}>
      {isTracked && hasMark && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      <span>{shown}</span>
    </Button>
  );
}
