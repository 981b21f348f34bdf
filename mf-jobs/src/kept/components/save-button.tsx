import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, showToast } from '@fursa/shared/ui';
import { Heart } from 'lucide-react';
import type { Listing } from '../../listing/model/listing.ts';
import { useKeepJob } from '../data/keep-job.ts';
import { useIsKept } from '../data/list-kept-ids.ts';
import { keepMessages } from '../keep-messages.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface SaveButtonProps {
  readonly listing: Listing;
}

/** A heart that puts a job aside; its name is `Save`, then `Saved`. Visitors get the way to sign in. */
export function SaveButton({ listing }: SaveButtonProps) {
  const text = useMessages(keepMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isSaved = useIsKept('saved', listing.id);
  const onFailed = useFailureToast(text.failedToSave);
  const { press, isPending, isSuccess } = useKeepJob('saved', {
    onKept: () => showToast({ title: text.savedToast }),
    onFailed,
  });
  const isKept = isPending || (isSaved ?? isSuccess);
  const heart = (
    <Heart aria-hidden="true" className={`size-5.5 ${isKept ? 'fill-primary text-primary' : ''}`} strokeWidth={1.75} />
  );
  if (!isAuthenticated) {
    return (
      // On a phone the way to sign in stands beside it already, and needs the room.
      <SignInLink label={text.signInToSave} listing={listing} icon={heart} variant="quiet" className="max-lg:hidden" />
    );
  }
  return (
    <Button
      variant="quiet"
      disabled={isKept}
      aria-label={text.of(isKept ? text.saved : text.save, listing.title)}
      className="shrink-0"
      onClick={() => press(listing)}
    >
      {heart}
    </Button>
  );
}
