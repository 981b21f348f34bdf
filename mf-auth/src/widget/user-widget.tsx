import { ownProfileQueryOptions } from '@fursa/shared/backend';
import type { OwnProfile, SlotProps } from '@fursa/shared/contract';
import { measureCompletion } from '@fursa/shared/contract/profile-completion';
import { webAddress } from '@fursa/shared/data';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Avatar, useDismissal } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { AccountMenu } from './account-menu.tsx';
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

/** What the widget shows beyond the name. */
interface AccountSummary {
  readonly avatarUrl: string | undefined;
  /** 0 to 100. */
  readonly completion: number;
}

function toAccountSummary(profile: OwnProfile): AccountSummary {
  return {
    avatarUrl: webAddress.safeParse(profile.avatarUrl).data,
    completion: measureCompletion(profile).percentage,
  };
}

interface CompletionRingProps {
  /** 0 to 100; nothing until it is known. */
  readonly percentage: number | undefined;
  readonly children: ReactNode;
}

/** A ring around a picture, closed when the profile is complete. Decoration: say the number beside it. */
function CompletionRing({ percentage, children }: CompletionRingProps) {
  return (
    <span className="relative inline-flex size-11 shrink-0 items-center justify-center">
      <span className="inline-flex scale-[0.8]">{children}</span>
      <svg aria-hidden="true" viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="22" cy="22" r="20.5" strokeWidth="2.5" className="stroke-fill" />
        {percentage !== undefined && percentage > 0 && (
          <circle
            cx="22"
            cy="22"
            r="20.5"
            strokeWidth="2.5"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${percentage} 100`}
            className="stroke-primary"
          />
        )}
      </svg>
    </span>
  );
}
