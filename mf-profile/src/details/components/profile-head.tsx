import type { OwnProfile } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Badge } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';

export interface ProfileHeadProps {
  readonly profile: OwnProfile;
  /** Stands at the left, 72 px wide. */
  readonly avatar: ReactNode;
}

/** Whose profile it is. The name of the registration stands in until a full name was given. */
export function ProfileHead({ profile, avatar }: ProfileHeadProps) {
  const text = useMessages(messages);
  const roles: Readonly<Record<string, string>> = text.roles;
  const name = profile.fullName?.trim();
  const at = profile.email.lastIndexOf('@');
  return (
    <div className="@container">
      {/* In the largest font a small screen has no room beside the picture. */}
      <div className="flex flex-wrap items-start gap-5">
        {avatar}
        <div className="min-w-0 flex-1 @max-[12rem]:basis-full">
          <h2 className="wrap-anywhere text-xl leading-snug">
            <bdi translate={name ? 'no' : undefined}>{name || text.unnamed}</bdi>
          </h2>
          <p translate="no" className="wrap-anywhere mb-2 text-muted">
            {/* An address that is too long breaks here first. */}
            {profile.email.slice(0, at)}
            <wbr />
            {profile.email.slice(at)}
          </p>
          <Badge>{roles[profile.role] ?? profile.role}</Badge>
        </div>
      </div>
    </div>
  );
}
