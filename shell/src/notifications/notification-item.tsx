import type { NotificationType } from '@fursa/shared/contract';
import { ButtonLink } from '@fursa/shared/ui';
import { daysSince } from '@fursa/shared/values/days-since';
import { BriefcaseBusiness, FileText, type LucideIcon, UserRound } from 'lucide-react';
import { useId } from 'react';
import { useNotificationMessages } from './messages.ts';
import type { SourcedNotification } from './use-notifications.ts';

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

export function NotificationItem({ notification, isRead, onAct }: NotificationItemProps) {
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
