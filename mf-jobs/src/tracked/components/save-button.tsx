import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, showToast } from '@fursa/shared/ui';
import { Heart } from 'lucide-react';
import type { Job } from '../../job/model/job.ts';
import { useIsTracked } from '../data/list-tracked-ids.ts';
import { useTrackJob } from '../data/track-job.ts';
import { trackMessages } from '../track-messages.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface SaveButtonProps {
  readonly job: Job;
}

/** A heart that puts a job aside; its name is `Save`, then `Saved`. Visitors get the way to sign in. */
export function SaveButton({ job }: SaveButtonProps) {
  const text = useMessages(trackMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const isSaved = useIsTracked('saved', job.id);
  const onFailed = useFailureToast(text.failedToSave);
  const { press, isPending, isSuccess } = useTrackJob('saved', {
    onTracked: () => showToast({ title: text.savedToast }),
    onFailed,
  });
  const isTracked = isPending || (isSaved ?? isSuccess);
  const heart = (
    <Heart
      aria-hidden="true"
      className={`size-5.5 ${isTracked ? 'fill-primary text-primary' : ''}`}
      strokeWidth={1.75}
    />
  );
  if (!isAuthenticated) {
    return (
      // On a phone the way to sign in stands beside it already, and needs the room.
      <SignInLink label={text.signInToSave} job={job} icon={heart} variant="quiet" className="max-lg:hidden" />
    );
  }
  return (
    <Button
      variant="quiet"
      disabled={isTracked}
      aria-label={text.of(isTracked ? text.saved : text.save, job.title)}
      className="shrink-0"
      onClick={() => press(job)}
    >
      {heart}
    </Button>
  );
}
