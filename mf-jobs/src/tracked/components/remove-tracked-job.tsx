import { ConfirmedButton } from '@fursa/shared/bundled/confirmed-button';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { Trash2 } from 'lucide-react';
import { useRemoveTrackedJob } from '../data/remove-tracked-job.ts';
import { trackedMessages } from '../messages.ts';
import type { TrackedJob, TrackedKind } from '../model/tracked-job.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Id of the list, which receives the focus when a row that had it is gone. */
export const trackedListId = 'tracked-jobs';

export interface RemoveTrackedJobProps {
  readonly kind: TrackedKind;
  readonly job: TrackedJob;
  readonly title: string;
}

/** Removes a job from a list after one more press: what was noted with it does not come back. */
export function RemoveTrackedJob({ kind, job, title }: RemoveTrackedJobProps) {
  const text = useMessages(trackedMessages);
  const onFailed = useFailureToast(text.failedToRemove);
  const { mutate } = useRemoveTrackedJob(kind, { onRemoved: () => showToast({ title: text.removed }), onFailed });

  function handleConfirm(): void {
    document.getElementById(trackedListId)?.focus({ preventScroll: true });
    mutate(job.id);
  }

  return (
    <ConfirmedButton
      variant="quiet"
      className={`shrink-0 text-danger! text-sm ${kind === 'applied' ? 'self-start px-0!' : 'self-center'}`}
      aria-label={text.of(text.remove, title)}
      question={kind === 'saved' ? text.removeSaved : text.removeApplied}
      confirm={text.remove}
      keep={text.keep}
      onConfirm={handleConfirm}
    >
      <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {kind === 'applied' && <span>{text.remove}</span>}
    </ConfirmedButton>
  );
}
