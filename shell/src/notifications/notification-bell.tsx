import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useDismissal } from '@fursa/shared/ui';
import { Bell } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { iconButtonClass } from '../layout/icon-button-class.ts';
import { useNotificationMessages } from './messages.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { followOtherTabs, forgetAllBut, markRead, useIsRead } from './read-store.ts';
import { type SourcedNotification, useNotifications } from './use-notifications.ts';

export interface NotificationBellProps {
  readonly userId: string;
  readonly remotes: readonly RegisteredRemote[];
}

/** The bell with its count, and the panel it opens. Stands on the remotes' common surface, which brings the query cache. */
export function NotificationBell({ userId, remotes }: NotificationBellProps) {
  const text = useNotificationMessages();
  const notifications = useNotifications(userId, remotes);
  const isRead = useIsRead(userId);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);

  const leave = useCallback(() => setIsOpen(false), []);
  const close = useCallback(() => {
    setIsOpen(false);
    bell.current?.focus();
  }, []);
  useDismissal(root, isOpen, { onEscape: close, onLeave: leave });

  useEffect(followOtherTabs, []);

  const { items, isComplete } = notifications;
  useEffect(() => {
    if (isComplete) {
      forgetAllBut(
        userId,
        items.map(({ key }) => key),
      );
    }
  }, [userId, isComplete, items]);

  function handleAct(notification: SourcedNotification): void {
    markRead(userId, notification.key);
    // The page that is left for keeps no focus; the one that comes takes it.
    close();
  }

  const unread = items.filter(({ key }) => !isRead(key)).length;
  return (
    <div ref={root}>
      <button
        ref={bell}
        type="button"
        className={`relative ${iconButtonClass}`}
        aria-label={unread > 0 ? text.unread(unread) : text.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1 text-[length:calc(var(--spacing)*3.25)] font-semibold text-surface"
          >
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <NotificationPanel
          id={panelId}
          notifications={notifications}
          isRead={isRead}
          onAct={handleAct}
          onReadAll={() => markRead(userId, ...items.map(({ key }) => key))}
          onClose={close}
        />
      )}
    </div>
  );
}
