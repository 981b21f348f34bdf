import type { OwnProfile } from '@fursa/shared/contract';
import { optionalWebAddress } from '@fursa/shared/data';
import { useMessages } from '@fursa/shared/i18n';
import { Avatar, showToast, useLazyPart } from '@fursa/shared/ui';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { messages as pageMessages } from '../../messages.ts';
import { messages } from '../messages.ts';
import type { AvatarDialogProps } from './avatar-dialog.tsx';

/** The chosen file, or nothing yet: the dialog shows the present picture. */
type Opened = Pick<AvatarDialogProps, 'file'>;

const loadDialog = () =>
  import(/* webpackChunkName: "avatar-dialog" */ './avatar-dialog.tsx').then((m) => m.AvatarDialog);

/** Of the button that changes the picture, for what leads there from elsewhere on the page. */
export const avatarButtonId = 'profile-avatar';

export interface OwnAvatarProps {
  readonly userId: string;
  readonly profile: OwnProfile;
}

/** The person's picture with the way to change it. What cuts and writes pictures is loaded when it is needed. */
export function OwnAvatar({ userId, profile }: OwnAvatarProps) {
  const text = useMessages(messages);
  const { reasons } = useMessages(pageMessages);
  const [opened, setOpened] = useState<Opened>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const Dialog = useLazyPart(loadDialog, { isNeeded: opened !== undefined, onFailure: handleLoadFailure });
  const src = optionalWebAddress.parse(profile.avatarUrl) ?? undefined;
  const isLoading = opened !== undefined && Dialog === undefined;

  function handleLoadFailure(): void {
    setOpened(undefined);
    showToast({ variant: 'destructive', title: text.failed(navigator.onLine ? reasons.unavailable : reasons.offline) });
  }

  function handlePress(): void {
    if (profile.avatarUrl === null) input.current?.click();
    else setOpened({ file: undefined });
  }

  function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    // So that the same file chosen again is a choice.
    currentTarget.value = '';
    if (file) setOpened({ file });
  }

  return (
    <div className="relative shrink-0 self-start">
      <Avatar size="large" name={profile.fullName?.trim() || profile.email} src={src} />
      <button
        ref={button}
        id={avatarButtonId}
        type="button"
        aria-busy={isLoading || undefined}
        className="group absolute -right-3.5 -bottom-3.5 flex size-11 cursor-pointer items-center justify-center rounded-full focus-visible:-outline-offset-4"
        onClick={handlePress}
      >
        <span className="flex size-8 items-center justify-center rounded-full border border-edge bg-surface text-ink group-hover:border-ink group-aria-busy:animate-pulse">
          <Camera aria-hidden="true" className="size-4.5" />
        </span>
        <span className="sr-only">{src === undefined ? text.add : text.change}</span>
      </button>
      {/* Any picture: with this a phone offers its camera too. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={text.choose}
        onChange={handleFile}
      />
      {opened !== undefined && Dialog !== undefined && (
        <Dialog
          {...opened}
          userId={userId}
          src={src}
          opener={button}
          onChoose={() => input.current?.click()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
