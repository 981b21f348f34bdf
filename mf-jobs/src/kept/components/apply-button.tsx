import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, type ButtonVariant, showToast, useLazyPart } from '@fursa/shared/ui';
import { useRef, useState } from 'react';
import type { Listing } from '../../listing/model/listing.ts';
import { writeNoteDraft } from '../../sharing/data/note-drafts.ts';
import { loadSharingDialog } from '../../sharing/load-sharing-dialog.ts';
import type { Sharing } from '../../sharing/model/sharing.ts';
import { useKeepJob } from '../data/keep-job.ts';
import { useIsKept } from '../data/list-kept-ids.ts';
import { keepMessages } from '../keep-messages.ts';
import { KeepButton } from './keep-button.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplyButtonProps {
  readonly listing: Listing;
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
export function ApplyButton({ listing, variant = 'primary', isCompact = false }: ApplyButtonProps) {
  const text = useMessages(keepMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isExternal = listing.companyId === null;
  if (!isAuthenticated && !isExternal)
    return <SignInLink label={text.signInToApply} listing={listing} variant={variant} />;
  const className = isCompact ? compactClasses : undefined;
  if (!isExternal) return <Apply listing={listing} variant={variant} className={className} hasMark={!isCompact} />;
  return (
    <>
      {/* Last, wherever it stands: what can be pressed comes before it. */}
      <Button disabled className={`order-last ${className ?? ''}`}>
        {text.applyExternal}
      </Button>
      {isAuthenticated && <MarkAsApplied listing={listing} className={className} hasMark={!isCompact} />}
    </>
  );
}

interface PressProps {
  readonly listing: Listing;
  readonly className: string | undefined;
  readonly hasMark: boolean;
}

function MarkAsApplied({ listing, className, hasMark }: PressProps) {
  const text = useMessages(keepMessages);
  const isApplied = useIsKept('applied', listing.id);
  const onFailed = useFailureToast(text.failedToApply);
  const onKept = () => showToast({ title: text.markedToast, description: text.markedText });
  const { press, isPending, isSuccess } = useKeepJob('applied', { onKept, onFailed });
  return (
    <KeepButton
      {...{ listing, className, hasMark }}
      label={text.markAsApplied}
      keptLabel={text.applied}
      isKept={isPending || (isApplied ?? isSuccess)}
      onClick={() => press(listing)}
    />
  );
}

const nothing: Sharing = { sharesCv: false, note: '' };

function Apply({ listing, variant, className, hasMark }: PressProps & Required<Pick<ApplyButtonProps, 'variant'>>) {
  const text = useMessages(keepMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const isApplied = useIsKept('applied', listing.id);
  const [dialog, setDialog] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const onFailed = useFailureToast(text.failedToApply);
  const { press, isPending, isSuccess, error, reset } = useKeepJob('applied', { onKept: handleApplied, onFailed });
  const Dialog = useLazyPart(loadSharingDialog, { isNeeded: dialog !== 'closed', onFailure: handleLoadFailure });

  function handleApplied(): void {
    writeNoteDraft(userId, listing.id, undefined);
    setDialog((shown) => (shown === 'open' ? 'done' : shown));
    showToast({ title: text.appliedToast, description: listing.isDemo ? text.appliedDemo : undefined });
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
      <KeepButton
        ref={opener}
        {...{ listing, variant, className, hasMark }}
        label={text.apply}
        keptLabel={text.applied}
        // Behind the dialog it stays what it was, so that the focus can come back to it.
        isKept={dialog === 'closed' && (isPending || (isApplied ?? isSuccess))}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      {dialog !== 'closed' && Dialog !== undefined && (
        <Dialog
          kind="apply"
          listingId={listing.id}
          jobTitle={listing.title}
          company={listing.company?.name ?? null}
          isDemo={listing.isDemo}
          sharing={nothing}
          isBusy={isPending}
          isDone={dialog === 'done'}
          failure={error}
          opener={opener}
          onSend={(sharing) => press(listing, sharing)}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}
