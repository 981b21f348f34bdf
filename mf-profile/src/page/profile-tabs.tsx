import type { OwnProfile } from '@fursa/shared/contract';
import type { NamedPart } from '@fursa/shared/contract/profile-completion';
import { Link } from '@fursa/shared/router';
import { Card } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { OwnAvatar } from '../avatar/components/own-avatar.tsx';
import { CompletionWidget } from '../completion/components/completion-widget.tsx';
import { DocumentsPanel } from '../cv/components/documents-panel.tsx';
import { RefreshSkills } from '../cv/components/refresh-skills.tsx';
import { PersonalForm } from '../details/components/personal-form.tsx';
import { ProfileHead } from '../details/components/profile-head.tsx';
import { SkillsForm } from '../skills/components/skills-form.tsx';
import { ProfileTabList, panelId, tabId } from './profile-tab-list.tsx';
import { type ProfileTab, profileTabs, useProfileTab } from './use-profile-tab.ts';

/** Where a missing part is filled in. There is no place yet to change the picture. */
const tabsOfParts: Readonly<Partial<Record<NamedPart, ProfileTab>>> = {
  fullName: 'profile',
  socialProfiles: 'profile',
  skills: 'skills',
  cv: 'documents',
};

export interface ProfileTabsProps {
  readonly userId: string;
  readonly profile: OwnProfile;
}

/** Who it is, how complete the profile is, and its three parts. All stay mounted, so that what is typed in one stays there. */
export function ProfileTabs({ userId, profile }: ProfileTabsProps) {
  const [shown, show] = useProfileTab();
  const hasCv = Boolean(profile.cvUrl?.trim());
  const panels: Readonly<Record<ProfileTab, ReactNode>> = {
    profile: <PersonalForm userId={userId} profile={profile} />,
    skills: (
      <SkillsForm
        userId={userId}
        stored={profile.skills}
        refresh={hasCv ? <RefreshSkills userId={userId} /> : undefined}
      />
    ),
    documents: <DocumentsPanel userId={userId} profile={profile} isShown={shown === 'documents'} />,
  };

  function renderLink(part: NamedPart, label: string): ReactNode {
    const tab = tabsOfParts[part];
    if (tab === undefined) return null;
    return (
      <Link
        to={{ search: `?tab=${tab}` }}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover"
        // The tabs stand below this on phones.
        onClick={() => document.getElementById(tabId(tab))?.focus()}
      >
        {label}
      </Link>
    );
  }

  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 md:gap-6">
        <Card className="flex flex-col gap-4">
          <ProfileHead profile={profile} avatar={<OwnAvatar userId={userId} profile={profile} />} />
          <CompletionWidget profile={profile} renderLink={renderLink} />
        </Card>
        <ProfileTabList shown={shown} onShow={show} />
      </div>
      <Card className="min-w-0">
        {profileTabs.map((tab) => (
          <div key={tab} role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== shown}>
            {panels[tab]}
          </div>
        ))}
      </Card>
    </div>
  );
}
