import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink, Card } from '@fursa/shared/ui';
import { BriefcaseBusiness, FileText, type LucideIcon, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobMatchEn } from '../messages/job-match-en.ts';
import { canBeMatched, type MatchProfile } from '../model/rank-matches.ts';

export interface MatchCount {
  readonly matching: number;
  readonly compared: number;
  readonly total: number;
}

export interface MatchingStatusProps {
  /** Undefined until it is known. */
  readonly profile: MatchProfile | undefined;
  /** Undefined until it is known. */
  readonly count: MatchCount | undefined;
  readonly hasFailed: boolean;
}

/** What the matching has to go by, and how many jobs it found. */
export function MatchingStatus({ profile, count, hasFailed }: MatchingStatusProps) {
  const text = useMessages({ en: jobMatchEn });
  const skills = profile?.skills.length ?? 0;
  return (
    <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
      <StatusCard
        icon={FileText}
        title={text.cv.title}
        action={profile && <ProfileLink tab="documents">{profile.hasCv ? text.cv.view : text.cv.upload}</ProfileLink>}
      >
        {profile ? describeCv(profile) : unknownText()}
      </StatusCard>
      <StatusCard
        icon={Zap}
        title={text.skills.title}
        action={profile && <ProfileLink tab="skills">{skills > 0 ? text.skills.manage : text.skills.add}</ProfileLink>}
      >
        {profile ? describeSkills() : unknownText()}
      </StatusCard>
      <StatusCard
        icon={BriefcaseBusiness}
        title={text.matches.title}
        action={<ButtonLink to={paths.jobs}>{text.matches.view}</ButtonLink>}
      >
        {describeMatches()}
      </StatusCard>
    </ul>
  );

  function unknownText(): string {
    return hasFailed ? text.errorTitle : text.matches.counting;
  }

  function describeCv({ hasCv, resume }: MatchProfile): string {
    if (!hasCv) return text.cv.missing;
    return resume === null ? text.cv.unread : text.cv.ready;
  }

  function describeSkills(): string {
    return skills > 0 ? text.skills.count(skills) : text.skills.missing;
  }

  function describeMatches(): string {
    if (profile && !canBeMatched(profile)) return text.matches.incomplete;
    if (count === undefined) return hasFailed ? text.matches.unknown : text.matches.counting;
    const sentence = text.matches.count(count.matching);
    return count.compared < count.total ? `${sentence}. ${text.matches.ofNewest(count.compared)}` : sentence;
  }
}

interface StatusCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function StatusCard({ icon: Icon, title, action, children }: StatusCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 className="flex items-center gap-2 text-lg">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
          {title}
        </h2>
        <p className="text-muted">{children}</p>
      </div>
      <div className="mt-auto">{action}</div>
    </Card>
  );
}

interface ProfileLinkProps {
  readonly tab: 'documents' | 'skills';
  readonly children: ReactNode;
}

/** The profile opens on the tab that is remembered under this key, by specification. */
const profileTabKey = 'profileActiveTab';

function ProfileLink({ tab, children }: ProfileLinkProps) {
  return (
    <ButtonLink to={paths.profile} onClick={() => localStorage.setItem(profileTabKey, tab)}>
      {children}
    </ButtonLink>
  );
}
