import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useRemoveTrackedJob } from '../data/remove-tracked-job.ts';
import type { TrackedJob, TrackedKind } from '../model/tracked-job.ts';
import { trackedMessages } from '../tracked-messages.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Where the focus goes when what had it is gone from the list. */
export const trackedListId = 'tracked-jobs';

export interface RemoveTrackedJobProps {
  readonly kind: TrackedKind;
  readonly job: TrackedJob;
  readonly title: string;
}

/** Removes a job from a list after one more press: what was noted with it does not come back. */
export function RemoveTrackedJob({ kind, job, title }: RemoveTrackedJobProps) {
  const text = useMessages(trackedMessages);
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const questionId = useId();
  const onFailed = useFailureToast(text.failedToRemove);
  const { mutate } = useRemoveTrackedJob(kind, { onRemoved: () => showToast({ title: text.removed }), onFailed });

  function handleRemove(): void {
    document.getElementById(trackedListId)?.focus({ preventScroll: true });
    // For the case that it comes back.
    setIsAsking(false);
    setWasAsked(false);
    mutate(job.id);
  }

  function ask(isAsked: boolean): void {
    setIsAsking(isAsked);
    setWasAsked(true);
  }

  if (!isAsking) {
    return (
      // The button that was pressed to get back here is gone.
      <Button
        variant="quiet"
        autoFocus={wasAsked}
        className={`shrink-0 text-danger! text-sm ${kind === 'applied' ? 'self-start px-0!' : 'self-center'}`}
        aria-label={text.of(text.remove, title)}
        onClick={() => ask(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {kind === 'applied' && <span>{text.remove}</span>}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question with two answers
    <div role="group" aria-labelledby={questionId} className="flex basis-full flex-col gap-2 py-2">
      <p id={questionId}>{kind === 'saved' ? text.removeSaved : text.removeApplied}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus aria-describedby={questionId} onClick={() => ask(false)}>
          {text.keep}
        </Button>
        <Button variant="destructive" aria-describedby={questionId} onClick={handleRemove}>
          {text.remove}
        </Button>
      </div>
    </div>
  );
}
