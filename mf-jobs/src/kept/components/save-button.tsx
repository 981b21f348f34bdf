import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, showToast } from '@fursa/shared/ui';
import { Heart } from 'lucide-react';
import type { Listing } from '../../listing/model/listing.ts';
import { useKeepJob } from '../data/keep-job.ts';
import { useIsKept } from '../data/list-kept-ids.ts';
import { keepMessages } from '../messages/keep-messages.ts';
import { KeepButton } from './keep-button.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface SaveButtonProps {
  readonly listing: Listing;
  /** A heart with the name of the button, for the end of a title's line. */
  readonly isIcon?: boolean | undefined;
}

/** Puts a job aside: `Save`, then `Saved`. Visitors get the way to sign in. */
export function SaveButton({ listing, isIcon = false }: SaveButtonProps) {
  const text = useMessages(keepMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isSaved = useIsKept('saved', listing.id);
  const onFailed = useFailureToast(text.failedToSave);
  const { press, isPending, isSuccess } = useKeepJob('saved', {
    onKept: () => showToast({ title: text.savedToast }),
    onFailed,
  });
  if (!isAuthenticated) return <SignInLink label={text.signInToSave} listing={listing} />;
  const isKept = isPending || (isSaved ?? isSuccess);
  if (isIcon) {
    return (
      <Button
        variant="quiet"
        disabled={isKept}
        aria-label={text.of(isKept ? text.saved : text.save, listing.title)}
        className="shrink-0"
        onClick={() => press(listing)}
      >
        <Heart
          aria-hidden="true"
          className={`size-5.5 ${isKept ? 'fill-primary text-primary' : ''}`}
          strokeWidth={1.75}
        />
      </Button>
    );
  }
  return (
    <KeepButton
      listing={listing}
      label={text.save}
      keptLabel={text.saved}
      isKept={isKept}
      onClick={() => press(listing)}
    />
  );
}
