import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Avatar, Badge, ButtonLink, Card, EmptyPanel } from '@fursa/shared/ui';
import { type ReactNode, useId } from 'react';
import { messages } from '../messages/index.ts';
import { isBlank, type Profile } from '../model/profile.ts';

export interface ProfileViewProps {
  readonly profile: Profile;
}

/** The profile as it stands; a part that holds nothing is left out. */
export function ProfileView({ profile }: ProfileViewProps) {
  const text = useMessages(messages);
  const roles: Readonly<Record<string, string>> = text.roles;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <Card className="flex items-start gap-4">
        <Avatar name={profile.name ?? profile.email ?? ''} src={profile.avatarUrl ?? undefined} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-xl leading-snug">{profile.name ?? text.unnamed}</h2>
          <p className="wrap-anywhere mb-2 text-muted">{profile.email}</p>
          <Badge>{roles[profile.role] ?? profile.role}</Badge>
        </div>
      </Card>
      {isBlank(profile) && (
        <EmptyPanel title={text.blankTitle} action={<ButtonLink to={paths.jobs}>{text.browseJobs}</ButtonLink>}>
          {text.blankAdvice}
        </EmptyPanel>
      )}
      {profile.bio !== null && (
        <Part title={text.bio}>
          <p className="wrap-anywhere whitespace-pre-line">{profile.bio}</p>
        </Part>
      )}
      {profile.skills.length > 0 && (
        <Part title={text.skills}>
          <ul className="flex flex-wrap gap-2">
            {profile.skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {profile.links.length > 0 && (
        <Part title={text.links}>
          <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
            {profile.links.map(({ kind, href }) => (
              <div key={kind} className="sm:contents">
                <dt className="text-muted">{text.linkNames[kind]}</dt>
                <dd className="wrap-anywhere">
                  <a
                    className="text-primary underline underline-offset-4 hover:text-primary-hover"
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {href.replace(/^https?:\/\//, '')}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </Card>
  );
}
