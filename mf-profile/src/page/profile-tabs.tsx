import { deviceStorage, type OwnProfile, paths } from '@fursa/shared/contract';
import type { NamedPart } from '@fursa/shared/contract/profile-completion';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { ButtonLink, Card } from '@fursa/shared/ui';
import { panelId, TabList, tabId } from '@fursa/shared/ui/tabs';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { avatarButtonId, OwnAvatar } from '../avatar/components/own-avatar.tsx';
import { CompletionWidget } from '../completion/components/completion-widget.tsx';
import { CvBanner } from '../cv/components/cv-banner.tsx';
import { DocumentsPanel } from '../cv/components/documents-panel.tsx';
import { RefreshSkills } from '../cv/components/refresh-skills.tsx';
import { CvPageLink } from '../cv-builder/components/cv-page-link.tsx';
import { PersonalForm } from '../details/components/personal-form.tsx';
import { ProfileHead } from '../details/components/profile-head.tsx';
import { ExperiencePanel } from '../experience/components/experience-panel.tsx';
import { FinishedResources } from '../learning/components/finished-resources.tsx';
import { messages } from '../messages.ts';
import { SkillsForm } from '../skills/components/skills-form.tsx';

/** Where a missing part is filled in. The picture is changed in the head, above. */
const tabsOfParts: Readonly<Record<Exclude<NamedPart, 'picture'>, ProfileTab>> = {
  fullName: 'profile',
  socialProfiles: 'profile',
  skills: 'skills',
  cv: 'documents',
  bio: 'profile',
  links: 'profile',
};

/** Begins the ids of tabs and panels. */
const tabsName = 'profile';

const linkClass =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-4 hover:text-primary-hover';

export interface ProfileTabsProps {
  readonly userId: string;
  readonly profile: OwnProfile;
}

/** Who it is, how complete the profile is, and its three parts. All stay mounted, so that what is typed in one stays there. */
export function ProfileTabs({ userId, profile }: ProfileTabsProps) {
  const text = useMessages(messages);
  const [shown, show] = useProfileTab();
  const isEmployer = profile.role === 'employer';
  const hasCv = Boolean(profile.cvUrl?.trim());
  const panels: Readonly<Record<ProfileTab, ReactNode>> = {
    profile: <PersonalForm userId={userId} profile={profile} />,
    skills: (
      <div className="flex flex-col gap-6">
        <SkillsForm
          userId={userId}
          refresh={hasCv ? <RefreshSkills userId={userId} onRead={handleRead} /> : undefined}
        />
        <ExperiencePanel userId={userId} />
        {!isEmployer && <FinishedResources userId={userId} />}
      </div>
    ),
    documents: (
      <>
        <DocumentsPanel userId={userId} profile={profile} isShown={shown === 'documents'} />
        <CvPageLink />
      </>
    ),
  };
  const notes: Readonly<Partial<Record<ProfileTab, string>>> = isEmployer
    ? { skills: text.employer.skillsNote, documents: text.employer.documentsNote }
    : {};

  function handleRead(): void {
    show('documents');
    document.getElementById(tabId(tabsName, 'documents'))?.focus();
  }

  function linkTo(tab: ProfileTab) {
    return {
      to: { search: `?tab=${tab}` },
      preventScrollReset: true,
      // The tabs stand below this on phones.
      onClick: () => document.getElementById(tabId(tabsName, tab))?.focus(),
    };
  }

  function renderLink(part: NamedPart, label: string): ReactNode {
    if (part === 'picture') {
      return (
        <button type="button" className={linkClass} onClick={() => document.getElementById(avatarButtonId)?.click()}>
          {label}
        </button>
      );
    }
    return (
      <Link {...linkTo(tabsOfParts[part])} className={linkClass}>
        {label}
      </Link>
    );
  }

  return (
    <div className="flex flex-col gap-4 md:gap-6">
      {!isEmployer && !hasCv && (
        <CvBanner renderLink={(label) => <ButtonLink {...linkTo('documents')}>{label}</ButtonLink>} />
      )}
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4 md:gap-6">
          <Card className="flex flex-col gap-4">
            <ProfileHead profile={profile} avatar={<OwnAvatar userId={userId} profile={profile} />} />
            <CompletionWidget profile={profile} renderLink={renderLink} />
          </Card>
          <TabList
            name={tabsName}
            tabs={profileTabs}
            shown={shown}
            labels={isEmployer ? text.employer.tabs : text.tabs}
            label={text.tabs.label}
            onShow={show}
            isColumn
          />
        </div>
        <Card className="min-w-0 lg:row-span-2">
          {profileTabs.map((tab) => (
            <div
              key={tab}
              role="tabpanel"
              id={panelId(tabsName, tab)}
              aria-labelledby={tabId(tabsName, tab)}
              hidden={tab !== shown}
            >
              {notes[tab] !== undefined && <p className="mb-4 text-muted">{notes[tab]}</p>}
              {panels[tab]}
            </div>
          ))}
        </Card>
        <MyDataLink />
      </div>
    </div>
  );
}

/** The way to My data: under the tabs where there is room, at the end of the page on phones. */
function MyDataLink() {
  const text = useMessages(messages).myData;
  return (
    <Link
      to={paths.myData}
      className="flex min-h-11 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge"
    >
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{text.title}</span>
        <span className="block text-muted text-sm">{text.help}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

/** By specification: in the address, and under {@link storageKey}. */
const profileTabs = ['profile', 'skills', 'documents'] as const;

type ProfileTab = (typeof profileTabs)[number];

/** Where other pages leave the tab that the profile is to open on, once. */
const storageKey = 'profileActiveTab';

function toTab(text: string | null): ProfileTab | undefined {
  return profileTabs.find((tab) => tab === text);
}

/** The tab that is shown, which the address names (`?tab=skills`), and how to go to another. */
function useProfileTab(): readonly [ProfileTab, (tab: ProfileTab) => void] {
  const [search, setSearch] = useSearchParams();
  const named = toTab(search.get('tab'));
  const [remembered, setRemembered] = useState(() => toTab(deviceStorage.getItem(storageKey)));
  // Once the address says it, what was remembered has done its part.
  if (named !== undefined && remembered !== undefined) setRemembered(undefined);

  useEffect(() => {
    deviceStorage.removeItem(storageKey);
    if (remembered === undefined || named !== undefined) return;
    setSearch({ tab: remembered }, { replace: true, preventScrollReset: true });
  }, [remembered, named, setSearch]);

  function show(tab: ProfileTab): void {
    // At once: until the panel is there, a Tab key would lead into the one that is about to be hidden.
    if (tab !== shown) setSearch({ tab }, { preventScrollReset: true, flushSync: true });
  }

  const shown = named ?? remembered ?? 'profile';
  return [shown, show];
}
