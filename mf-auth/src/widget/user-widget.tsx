import { ownProfileQueryOptions } from '@fursa/shared/backend';
import type { SlotProps } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Avatar, useDismissal } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { toAccountSummary } from './account-summary.ts';
import { CompletionRing } from './completion-ring.tsx';
import { messages } from './messages.ts';

/**
 * Who is signed in and where that leads, for the shell's top bar. The shell's `userId` may be a render ahead of the store
 * after a sign-out. Without an answer of the backend there is no ring and no picture, and everything else works.
 */
export function UserWidget({ userId }: SlotProps['user-widget']) {
  const texts = useMessages(messages);
  const user = useAuthStore((state) => state.user);
  const { data } = useQuery({ ...ownProfileQueryOptions(userId), select: toAccountSummary });
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  useDismissal(root, isOpen, {
    onLeave: close,
    onEscape: () => {
      close();
      button.current?.focus();
    },
  });

  if (user?.id !== userId) return null;
  const name = user.name || user.email;
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md text-ink hover:bg-canvas"
        onClick={() => setIsOpen(!isOpen)}
      >
        <CompletionRing percentage={data?.completion}>
          <Avatar name={name} src={data?.avatarUrl} />
        </CompletionRing>
        <span className="max-w-40 truncate max-[90rem]:sr-only">{name}</span>
        <span className="sr-only">{data ? `${texts.label}, ${texts.completion(data.completion)}` : texts.label}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted max-md:hidden" strokeWidth={1.75} />
      </button>
      {isOpen && (
        <AccountMenu id={menuId} name={name} email={user.email} completion={data?.completion} onChoose={close} />
      )}
    </div>
  );
}
