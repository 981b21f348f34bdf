import type { OwnProfile } from '@fursa/shared/contract';
import { optionalWebAddress } from '@fursa/shared/data';
import { useMessages } from '@fursa/shared/i18n';
import { Avatar, Badge } from '@fursa/shared/ui';
import { messages } from '../../messages/index.ts';

export interface ProfileHeadProps {
  readonly profile: OwnProfile;
}

/** Whose profile it is. The name of the registration stands in until a full name was given. */
export function ProfileHead({ profile }: ProfileHeadProps) {
  const text = useMessages(messages);
  const roles: Readonly<Record<string, string>> = text.roles;
  const name = profile.fullName?.trim() || profile.name.trim();
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name || profile.email} src={optionalWebAddress.parse(profile.avatarUrl) ?? undefined} />
      <div className="min-w-0">
        <h2 className="wrap-anywhere text-xl leading-snug">{name || text.unnamed}</h2>
        <p className="wrap-anywhere mb-2 text-muted">{profile.email}</p>
        <Badge>{roles[profile.role] ?? profile.role}</Badge>
      </div>
    </div>
  );
}
