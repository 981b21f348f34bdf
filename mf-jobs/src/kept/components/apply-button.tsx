import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, type ButtonVariant, showToast } from '@fursa/shared/ui';
import type { Listing } from '../../listing/model/listing.ts';
import { useKeepJob } from '../data/keep-job.ts';
import { useIsKept } from '../data/list-kept-ids.ts';
import { keepMessages } from '../messages/keep-messages.ts';
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
 * Applies to a job of this product. To one without a company of ours nobody can apply here: it can be marked as applied to
 * elsewhere. Visitors get the way to sign in.
 */
export function ApplyButton({ listing, variant = 'primary', isCompact = false }: ApplyButtonProps) {
  const text = useMessages(keepMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isApplied = useIsKept('applied', listing.id);
  const isExternal = listing.companyId === null;
  const onFailed = useFailureToast(text.failedToApply);
  const { press, isPending, isSuccess } = useKeepJob('applied', {
    onKept: () =>
      showToast(
        isExternal
          ? { title: text.markedToast, description: text.markedText }
          : { title: text.appliedToast, description: listing.isDemo ? text.appliedDemo : undefined },
      ),
    onFailed,
  });
  if (!isAuthenticated && !isExternal) return <SignInLink label={text.signInToApply} listing={listing} />;
  const className = isCompact ? compactClasses : undefined;
  return (
    <>
      {isExternal && (
        <Button disabled className={className}>
          {text.applyExternal}
        </Button>
      )}
      {isAuthenticated && (
        <KeepButton
          variant={isExternal ? 'secondary' : variant}
          className={className}
          hasMark={!isCompact}
          listing={listing}
          label={isExternal ? text.markAsApplied : text.apply}
          keptLabel={text.applied}
          isKept={isPending || (isApplied ?? isSuccess)}
          onClick={() => press(listing)}
        />
      )}
    </>
  );
}
