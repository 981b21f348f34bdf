import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, showToast } from '@fursa/shared/ui';
import type { RefObject } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { useRemoveAvatar } from '../data/change-avatar.ts';
import { messages } from '../messages.ts';
import { NewPicture } from './new-picture.tsx';

export interface AvatarDialogProps {
  readonly userId: string;
  /** The picture that was chosen; without one the dialog shows the present one. */
  readonly file: File | undefined;
  /** Of the present picture. */
  readonly src: string | undefined;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  /** Opens the picker of files. */
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** A native modal dialog for the picture of the profile; Escape closes it and stops what is on its way. */
export function AvatarDialog({ userId, file, src, opener, onChoose, onClose }: AvatarDialogProps) {
  const text = useMessages(messages);
  return (
    <ModalDialog
      title={file === undefined ? text.title : text.cropTitle}
      opener={opener}
      onClose={onClose}
      // A file input tells of a picker that was closed without a choice by an event of the same name, which bubbles.
      onCancel={(event) => event.target !== event.currentTarget && event.stopPropagation()}
    >
      <div className="mt-4">
        {file === undefined ? (
          <PresentPicture userId={userId} src={src} onChoose={onChoose} onClose={onClose} />
        ) : (
          <NewPicture key={keyOf(file)} userId={userId} file={file} onChoose={onChoose} onClose={onClose} />
        )}
      </div>
    </ModalDialog>
  );
}

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Another file is another picture, whatever it is called. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey;
  keys.set(file, key);
  return key;
}

interface PresentPictureProps {
  readonly userId: string;
  readonly src: string | undefined;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** The picture as it is, and what can become of it. */
function PresentPicture({ userId, src, onChoose, onClose }: PresentPictureProps) {
  const text = useMessages(messages);
  const { reasons } = useMessages(pageMessages);
  const remove = useRemoveAvatar(userId);

  function handleRemove(): void {
    remove.mutate(undefined, {
      onSuccess: () => {
        onClose();
        showToast({ title: text.removed });
      },
    });
  }

  return (
    <div className="flex flex-col gap-4">
      {src !== undefined && (
        <img
          src={src}
          alt=""
          width={160}
          height={160}
          className="size-40 self-center rounded-full bg-fill object-cover"
        />
      )}
      <p className="text-muted">{text.current}</p>
      {remove.isError && (
        <Notice tone="danger" role="alert">
          {text.removeFailed(findReason(remove.error, reasons))}
        </Notice>
      )}
      <div className="flex flex-col gap-3">
        <Button variant="primary" disabled={remove.isPending} onClick={onChoose}>
          {text.choose}
        </Button>
        <Button variant="destructive" busy={remove.isPending} onClick={handleRemove}>
          {remove.isPending ? text.removing : text.remove}
        </Button>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </div>
  );
}
