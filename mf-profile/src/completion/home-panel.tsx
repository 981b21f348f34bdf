import { ownProfileQueryOptions } from '@fursa/shared/backend';
import { HomeLink } from '@fursa/shared/bundled/home-link';
import { paths } from '@fursa/shared/contract';
import { measureCompletion, type NamedPart } from '@fursa/shared/contract/profile-completion';
import { useMessages } from '@fursa/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { notificationsMessages } from './messages.ts';

/** Where each part of a profile is added. */
const places: Readonly<Record<NamedPart, string>> = {
  fullName: paths.profile,
  cv: `${paths.profile}?tab=documents`,
  skills: `${paths.profile}?tab=skills`,
  picture: paths.profile,
  socialProfiles: paths.profile,
  bio: paths.profile,
  links: paths.profile,
};

/** The next step towards a complete profile; nothing when it is complete. */
export function HomePanel({ userId }: { readonly userId: string }) {
  const text = useMessages(notificationsMessages);
  const { data } = useQuery({
    ...ownProfileQueryOptions(userId),
    select: (profile) => measureCompletion(profile).missing[0],
  });
  return data === undefined ? null : <HomeLink to={places[data]}>{text.next[data]}</HomeLink>;
}
