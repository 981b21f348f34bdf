import { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, Spinner, showToast, useSubmit } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { newAvatarName, useChangeAvatar } from '../data/change-avatar.ts';
import { messages } from '../messages.ts';
import { type Crop, squareOf, wholeCrop } from '../model/crop.ts';
import { PictureError } from '../model/picture-head.ts';
import { encodePicture, openPicture } from '../picture/convert-picture.ts';
import { CropArea } from './crop-area.tsx';

export interface NewPictureProps {
  readonly userId: string;
  readonly file: File;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** What was made of a crop; tried again, it is the same file under the same name. */
interface Made {
  readonly crop: Crop;
  readonly picture: Blob;
  readonly name: string;
}

interface Opened {
  readonly picture: HTMLCanvasElement;
  readonly crop: Crop;
}

/** Reads the file, lets the person choose the square, and uploads it. One file for one mounting. */
export function NewPicture({ userId, file, onChoose, onClose }: NewPictureProps) {
  const text = useMessages(messages);
  const { reasons } = useMessages(pageMessages);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState<unknown>();
  const upload = useRef<AbortController>(undefined);
  const made = useRef<Made>(undefined);
  const change = useChangeAvatar(userId);
  const { submit, isBusy, failure } = useSubmit(save);
  const failed = problem ?? failure;

  useEffect(() => {
    let isCurrent = true;
    openPicture(file).then(
      (picture) => isCurrent && setOpened({ picture, crop: wholeCrop(picture) }),
      (reason: unknown) => isCurrent && setProblem(reason),
    );
    return () => {
      isCurrent = false;
      upload.current?.abort(new DOMException('The dialog was closed', 'AbortError'));
    };
  }, [file]);

  async function save(): Promise<void> {
    if (opened === undefined) return;
    const controller = new AbortController();
    upload.current = controller;
    const { picture, name } = await make(opened);
    const { isOldLeft } = await change.mutateAsync({ picture, name, signal: controller.signal });
    onClose();
    showToast({ title: text.saved, ...(isOldLeft && { description: text.oldLeft }) });
  }

  async function make({ picture: source, crop }: Opened): Promise<Made> {
    if (made.current?.crop !== crop) {
      const picture = await encodePicture(source, squareOf(crop, source));
      made.current = { crop, picture, name: newAvatarName(picture) };
    }
    return made.current;
  }

  function describe(reason: unknown): string {
    if (reason instanceof PictureError) return text.problems[reason.problem];
    return reason instanceof AppError ? findReason(reason, reasons) : reasons.unknown;
  }

  return (
    <div className="flex flex-col gap-4">
      {failed !== undefined && (
        <Notice tone="danger" role="alert">
          {text.failed(describe(failed))}
        </Notice>
      )}
      {opened === undefined ? (
        problem === undefined && (
          <div className="flex min-h-72 items-center justify-center">
            <Spinner label={text.reading} />
          </div>
        )
      ) : (
        <CropArea
          picture={opened.picture}
          crop={opened.crop}
          isDisabled={isBusy}
          onCrop={(change) => setOpened((now) => now && { ...now, crop: change(now.crop) })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {opened === undefined ? (
          <Button variant="primary" onClick={onChoose}>
            {text.choose}
          </Button>
        ) : (
          <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
            {isBusy ? text.saving : text.save}
          </Button>
        )}
        <Button onClick={onClose}>{text.cancel}</Button>
        {opened !== undefined && (
          <Button variant="quiet" disabled={isBusy} onClick={onChoose}>
            {text.choose}
          </Button>
        )}
      </div>
    </div>
  );
}
