import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, type ButtonProps, type ButtonVariant, showToast, useLazyPart } from '@fursa/shared/ui';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Job } from '../../job/model/job.ts';
import { forgetNoteDraft } from '../../sharing/data/note-drafts.ts';
import { loadSharingDialog } from '../../sharing/load-sharing-dialog.ts';
import type { Sharing } from '../../sharing/model/sharing.ts';
import { useIsTracked } from '../data/list-tracked-ids.ts';
import { useTrackJob } from '../data/track-job.ts';
import { trackMessages } from '../track-messages.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplyButtonProps {
  readonly job: Job;
  /** `secondary` in a list, where no job is more important than the others. */
  readonly variant?: ButtonVariant | undefined;
  /** Small, of one size before and after: for cards that stand close together. */
  readonly isCompact?: boolean | undefined;
}

const compactClasses = 'min-w-18! px-2! text-sm';

/**
 * Applies to a job of this product, in a dialog that says what its employer sees. To one without a company of ours nobody can apply
 * here: it can be marked as applied to elsewhere. Visitors get the way to sign in.
 */
export function ApplyButton({ job, variant = 'primary', isCompact = false }: ApplyButtonProps) {
  const text = useMessages(trackMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isExternal = job.companyId === null;
  if (!isAuthenticated && !isExternal) return <SignInLink label={text.signInToApply} job={job} variant={variant} />;
  const className = isCompact ? compactClasses : undefined;
  if (!isExternal) return <Apply job={job} variant={variant} className={className} hasMark={!isCompact} />;
  return (
    <>
      {/* Last, wherever it stands: what can be pressed comes before it. */}
      <Button disabled className={`order-last ${className ?? ''}`}>
        {text.applyExternal}
      </Button>
      {isAuthenticated && <MarkAsApplied job={job} className={className} hasMark={!isCompact} />}
    </>
  );
}

interface PressProps {
  readonly job: Job;
  readonly className: string | undefined;
  readonly hasMark: boolean;
}

function MarkAsApplied({ job, className, hasMark }: PressProps) {
  const text = useMessages(trackMessages);
  const isApplied = useIsTracked('applied', job.id);
  const onFailed = useFailureToast(text.failedToApply);
  const onTracked = () => showToast({ title: text.markedToast, description: text.markedText });
  const { press, isPending, isSuccess } = useTrackJob('applied', { onTracked, onFailed });
  return (
    <TrackButton
      {...{ job, className, hasMark }}
      label={text.markAsApplied}
      trackedLabel={text.applied}
      isTracked={isPending || (isApplied ?? isSuccess)}
      onClick={() => press(job)}
    />
  );
}

const nothing: Sharing = { sharesCv: false, note: '' };

function Apply({ job, variant, className, hasMark }: PressProps & Required<Pick<ApplyButtonProps, 'variant'>>) {
  const text = useMessages(trackMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const isApplied = useIsTracked('applied', job.id);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const onFailed = useFailureToast(text.failedToApply);
  const { press, isPending, isSuccess, error, reset } = useTrackJob('applied', { onTracked: handleApplied, onFailed });
  const Dialog = useLazyPart(loadSharingDialog, { isNeeded: dialog !== 'closed', onFailure: handleLoadFailure });

  function handleApplied(): void {
    forgetNoteDraft(userId, job.id);
    setDialog((shown) => (shown === 'open' ? 'done' : shown));
    showToast({ title: text.appliedToast, description: job.isDemo ? text.appliedDemo : undefined });
  }

  function handleLoadFailure(): void {
    setDialog('closed');
    const description = navigator.onLine ? text.failedToApply : text.offline;
    showToast({ variant: 'destructive', title: text.errorTitle, description });
  }

  function handleOpen(): void {
    reset();
    setDialog('open');
  }

  return (
    <>
      <TrackButton
        ref={opener}
        {...{ job, variant, className, hasMark }}
        label={text.apply}
        trackedLabel={text.applied}
        // Behind the dialog it stays what it was, so that the focus can come back to it.
        isTracked={dialog === 'closed' && (isPending || (isApplied ?? isSuccess))}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      {dialog !== 'closed' && Dialog !== undefined && (
        <Dialog
          kind="apply"
          jobId={job.id}
          jobTitle={job.title}
          company={job.company?.name ?? null}
          isDemo={job.isDemo}
          sharing={nothing}
          isBusy={isPending}
          isDone={dialog === 'done'}
          failure={error}
          opener={opener}
          onSend={(sharing) => press(job, sharing)}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}

interface TrackButtonProps extends Pick<ButtonProps, 'ref' | 'variant' | 'className' | 'aria-haspopup' | 'onClick'> {
  readonly job: Job;
  readonly label: string;
  /** Takes the place of the label once the job is saved or applied to; the button then does nothing more. */
  readonly trackedLabel: string;
  readonly isTracked: boolean;
  /** Whether a check stands beside the word then. */
  readonly hasMark?: boolean | undefined;
}

/** A button of a job that is pressed once. */
function TrackButton({ job, label, trackedLabel, isTracked, hasMark = true, ...native }: TrackButtonProps) {
  const text = useMessages(trackMessages);
  const shown = isTracked ? trackedLabel : label;
  return (
    <Button {...native} disabled={isTracked} aria-label={text.of(shown, job.title)}>
      {isTracked && hasMark && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      <span>{shown}</span>
    </Button>
  );
}
