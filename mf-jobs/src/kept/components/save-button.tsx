import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { showToast } from '@fursa/shared/ui';
import type { Listing } from '../../listing/model/listing.ts';
import { useKeepJob } from '../data/keep-job.ts';
import { useIsKept } from '../data/list-kept-ids.ts';
import { keepEn } from '../messages/keep-en.ts';
import { KeepButton } from './keep-button.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface SaveButtonProps {
  readonly listing: Listing;
}

/** Puts a job aside: `Save`, then `Saved`. Visitors get the way to sign in. */
export function SaveButton({ listing }: SaveButtonProps) {
  const text = useMessages({ en: keepEn });
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isSaved = useIsKept('saved', listing.id);
  const onFailed = useFailureToast(text.failedToSave);
  const { press, isPending, isSuccess } = useKeepJob('saved', {
    onKept: () => showToast({ title: text.savedToast }),
    onFailed,
  });
  if (!isAuthenticated) return <SignInLink label={text.signInToSave} listing={listing} />;
  return (
    <KeepButton
      listing={listing}
      label={text.save}
      keptLabel={text.saved}
      isKept={isPending || (isSaved ?? isSuccess)}
      onClick={() => press(listing)}
    />
  );
}
