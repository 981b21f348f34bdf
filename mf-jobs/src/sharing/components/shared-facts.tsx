import type { OwnProfile } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Skeleton } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { sharingMessages } from '../messages.ts';

export interface SharedFactsProps {
  readonly profile: OwnProfile | undefined;
  /** The profile cannot be read: then it is said what is shared, without the values. */
  readonly hasFailed: boolean;
}

const maxSkills = 3;

/** What every employer gets of somebody who applies, as `job_applicants` answers it. */
export function SharedFacts({ profile, hasFailed }: SharedFactsProps) {
  const text = useMessages(sharingMessages);
  const skills = profile?.skills ?? [];
  const more = skills.length - maxSkills;
  const named = skills.slice(0, maxSkills).join(', ') + (more > 0 ? ` ${text.more(more)}` : '');
  const waiting = hasFailed ? '…' : <Skeleton className="my-1 h-4 w-40 max-w-full" />;
  return (
    <dl className="flex flex-col gap-1 rounded-md border border-line p-3">
      <Fact label={text.name} isName={Boolean(profile?.fullName)}>
        {profile === undefined ? waiting : (profile.fullName ?? text.noName)}
      </Fact>
      <Fact label={text.email} isName>
        {profile === undefined ? waiting : <Email>{profile.email}</Email>}
      </Fact>
      <Fact label={text.skills}>{profile === undefined ? waiting : skills.length === 0 ? text.noSkills : named}</Fact>
    </dl>
  );
}

/** An address that is too long breaks before its at sign. */
function Email({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span translate="no">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}

interface FactProps {
  readonly label: string;
  /** Translations of the page leave it alone. */
  readonly isName?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isName = false, children }: FactProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="wrap-normal basis-14 text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-40">
        <bdi translate={isName ? 'no' : undefined}>{children}</bdi>
      </dd>
    </div>
  );
}
