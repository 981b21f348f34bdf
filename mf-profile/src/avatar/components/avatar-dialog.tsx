import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { useMessages } from '@fursa/shared/i18n';
import type { RefObject } from 'react';
import { messages } from '../messages.ts';
import { NewPicture } from './new-picture.tsx';
import { PresentPicture } from './present-picture.tsx';

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
