import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, showToast, useLazyPart } from '@fursa/shared/ui';
import { useRef, useState } from 'react';
import { forgetNoteDraft } from '../../sharing/data/note-drafts.ts';
import { loadSharingDialog } from '../../sharing/load-sharing-dialog.ts';
import { sharingMessages } from '../../sharing/messages.ts';
import { useChangeApplication } from '../data/change-application.ts';
import { isSessionOver } from '../data/once-signed-in-again.ts';
import { trackedMessages } from '../messages.ts';
import type { Application } from '../model/tracked-job.ts';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplicationSharingProps {
  readonly application: Application;
}

/** Changes what the employer of an application sees; nothing where there is no such employer. */
export function ApplicationSharing({ application }: ApplicationSharingProps) {
  const { id, jobId, title, company, sharing } = application;
  const text = useMessages(sharingMessages);
  const tracked = useMessages(trackedMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const [dialog, setDialog] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const onFailed = useFailureToast(tracked.failedToChange);
  const { mutate, isPending, error, reset } = useChangeApplication({ onChanged: handleChanged, onFailed });
  const Dialog = useLazyPart(loadSharingDialog, { isNeeded: dialog !== 'closed', onFailure: handleLoadFailure });
  if (sharing === null || jobId === null) return null;

  function handleChanged(): void {
    if (jobId !== null) forgetNoteDraft(userId, jobId);
    setDialog((shown) => (shown === 'open' ? 'done' : shown));
    showToast({ title: text.changed });
  }

  function handleLoadFailure(): void {
    setDialog('closed');
    showToast({ variant: 'destructive', title: tracked.errorToast, description: tracked.failedToChange });
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-muted text-sm">{text.youShare(sharing)}</p>
        <Button
          ref={opener}
          variant="quiet"
          aria-haspopup="dialog"
          className="px-0! underline underline-offset-4"
          onClick={() => {
            reset();
            setDialog('open');
          }}
        >
          {text.openChange}
        </Button>
      </div>
      {dialog !== 'closed' && Dialog !== undefined && (
        <Dialog
          kind="change"
          jobId={jobId}
          jobTitle={title || tracked.untitled}
          company={company}
          isDemo={false}
          sharing={sharing}
          isBusy={isPending}
          isDone={dialog === 'done'}
          failure={error !== null && isSessionOver(error) ? null : error}
          opener={opener}
          onSend={(changed) => mutate({ id, changes: { sharing: changed } })}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}
