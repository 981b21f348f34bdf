import { useMessages } from '@fursa/shared/i18n';
import { useModalDialog } from '@fursa/shared/ui';
import { type RefObject, useId } from 'react';
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
  const titleId = useId();
  const { dialog, heading } = useModalDialog(opener);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A file input tells of a picker that was closed without a choice by an event of the same name, which bubbles.
      onCancel={(event) => event.target !== event.currentTarget && event.stopPropagation()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-[26rem] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)] md:p-6"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="mb-4 text-xl outline-none">
        {file === undefined ? text.title : text.cropTitle}
      </h2>
      {file === undefined ? (
        <PresentPicture userId={userId} src={src} onChoose={onChoose} onClose={onClose} />
      ) : (
        <NewPicture key={keyOf(file)} userId={userId} file={file} onChoose={onChoose} onClose={onClose} />
      )}
    </dialog>
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
