import type { NotificationType } from '@fursa/shared/contract';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { daysSince } from '@fursa/shared/values/days-since';
import { BriefcaseBusiness, FileText, type LucideIcon, UserRound, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { iconButtonClass } from '../layout/icon-button-class.ts';
import { useNotificationMessages } from './messages.ts';
import type { Notifications, SourcedNotification } from './use-notifications.ts';

interface NotificationPanelProps {
  readonly id: string;
  readonly notifications: Notifications;
  readonly isRead: (key: string) => boolean;
  readonly onAct: (notification: SourcedNotification) => void;
  readonly onReadAll: () => void;
  readonly onClose: () => void;
}

/** Hangs from the top bar at its right edge, where it has room on every screen. Takes the focus when it opens. */
export function NotificationPanel({ id, notifications, isRead, onAct, onReadAll, onClose }: NotificationPanelProps) {
  const text = useNotificationMessages();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  function handleReadAll(): void {
    onReadAll();
    // The button is gone.
    heading.current?.focus();
  }

  const { items, status } = notifications;
  const nothing = { pending: text.loading, told: text.empty, failed: text.unavailable }[status];
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      className="absolute top-full right-[max(var(--spacing)*4,(100%-80rem)/2)] mt-1 flex max-h-[min(32rem,75dvh)] w-96 max-w-[calc(100%-var(--spacing)*8)] flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-float"
    >
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 border-b border-line py-1 pr-1 pl-4">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="mr-auto text-base outline-none">
          {text.title}
        </h2>
        {items.some(({ key }) => !isRead(key)) && (
          <Button
            variant="quiet"
            className="max-w-[5.5rem] px-2 text-sm leading-tight sm:max-w-none"
            onClick={handleReadAll}
          >
            {text.markAllRead}
          </Button>
        )}
        <button type="button" className={iconButtonClass} aria-label={text.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {items.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted">{nothing}</p>
      ) : (
        <ul className="divide-y divide-line overflow-y-auto overscroll-contain">
          {items.map((notification) => (
            <NotificationItem
              key={notification.key}
              notification={notification}
              isRead={isRead(notification.key)}
              onAct={() => onAct(notification)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const icons: Readonly<Record<NotificationType, LucideIcon>> = {
  cv_reminder: FileText,
  profile_completion: UserRound,
  job_match: BriefcaseBusiness,
};

interface NotificationItemProps {
  readonly notification: SourcedNotification;
  readonly isRead: boolean;
  readonly onAct: () => void;
}

function NotificationItem({ notification, isRead, onAct }: NotificationItemProps) {
  const text = useNotificationMessages();
  const titleId = useId();
  const { type, title, message, actionUrl, createdAt } = notification;
  const Icon = icons[type];
  return (
    <li
      className={`flex gap-3 px-4 pt-3 pb-1 ${isRead ? '' : 'bg-primary-soft shadow-[inset_4px_0_0_var(--color-primary)]'}`}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <p id={titleId} className="wrap-anywhere font-semibold">
          {title}
          {!isRead && <span className="sr-only"> ({text.isUnread})</span>}
        </p>
        <p className="wrap-anywhere text-sm text-muted">{message}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <ButtonLink to={actionUrl} variant="quiet" aria-describedby={titleId} onClick={onAct}>
            {type === 'job_match' ? text.viewJobs : text.takeAction}
          </ButtonLink>
          {createdAt.getTime() > 0 && (
            <span className="text-sm text-muted first-letter:uppercase">
              {text.age(daysSince(createdAt, new Date()))}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
