import { ownProfileQueryOptions } from '@fursa/shared/backend';
import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, EmptyPanel, ErrorPanel, Page, PageHeading, Spinner } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { ProfileTabs } from './profile-tabs.tsx';

const loginState: LoginState = { from: paths.profile };

export function ProfilePage() {
  const text = useMessages(messages);
  const userId = useAuthStore((state) => state.user?.id);
  const isEmployer = useAuthStore((state) => state.user?.role === 'employer');
  return (
    <Page>
      <PageHeading title={text.title} lead={isEmployer ? text.employer.lead : text.lead} />
      {userId === undefined ? (
        <EmptyPanel
          title={text.signedOutTitle}
          action={
            <ButtonLink to={paths.login} state={loginState}>
              {text.signIn}
            </ButtonLink>
          }
        >
          {text.signedOutAdvice}
        </EmptyPanel>
      ) : (
        <OwnProfile userId={userId} />
      )}
    </Page>
  );
}

function OwnProfile({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const profile = useQuery(ownProfileQueryOptions(userId));
  if (profile.isPending) {
    return (
      // As high as the screen, so that the footer does not move when the profile comes.
      <div className="min-h-dvh">
        <Spinner label={text.loading} />
      </div>
    );
  }
  if (profile.data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void profile.refetch()}>
        {text.errorAdvice}
      </ErrorPanel>
    );
  }
  return <ProfileTabs key={userId} userId={userId} profile={profile.data} />;
}
