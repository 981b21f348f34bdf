import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, EmptyPanel, Page, PageHeading } from '@fursa/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { messages as pageMessages } from '../messages.ts';
import { ConsentList } from './components/consent-list.tsx';
import { DeleteAccount } from './components/delete-account.tsx';
import { DownloadData } from './components/download-data.tsx';
import { StoredTable } from './components/stored-table.tsx';
import { messages } from './messages.ts';

const loginState: LoginState = { from: paths.myData };

/** What the law gives people over their data: to see it, to take it along, to take back a consent, and its end. */
export function MyDataPage() {
  const text = useMessages(messages);
  const signIn = useMessages(pageMessages);
  const user = useAuthStore((state) => state.user);
  return (
    <Page width="text">
      <div className="flex flex-col items-start gap-2">
        <Link
          to={paths.profile}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:text-primary-hover hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {text.back}
        </Link>
        <PageHeading title={text.title} lead={text.lead} />
      </div>
      {user === null ? (
        <EmptyPanel
          title={signIn.signedOutTitle}
          action={
            <ButtonLink to={paths.login} state={loginState}>
              {signIn.signIn}
            </ButtonLink>
          }
        />
      ) : (
        // Nothing of one person is left on the page of the next.
        <div key={user.id} className="flex flex-col gap-4 md:gap-6">
          <DownloadData />
          <StoredTable userId={user.id} />
          <ConsentList userId={user.id} />
          <DeleteAccount isEmployer={user.role === 'employer'} />
        </div>
      )}
    </Page>
  );
}
