import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, showToast } from '@fursa/shared/ui';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { useRemoveAvatar } from '../data/change-avatar.ts';
import { messages } from '../messages.ts';

export interface PresentPictureProps {
  readonly userId: string;
  readonly src: string | undefined;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** The picture as it is, and what can become of it. */
export function PresentPicture({ userId, src, onChoose, onClose }: PresentPictureProps) {
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
