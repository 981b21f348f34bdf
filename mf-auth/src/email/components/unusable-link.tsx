import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import type { ReactNode } from 'react';
import { AlreadySignedIn } from '../../form/components/already-signed-in.tsx';
import { AuthCard } from '../../form/components/auth-card.tsx';
import { messages } from '../messages.ts';

interface UnusableLinkProps {
  readonly title: string;
  readonly lead: string;
  readonly isFollowUp?: boolean;
  /** The way to a new link. */
  readonly children: ReactNode;
}

/** What a link from an email that leads nowhere shows instead. */
export function UnusableLink({ title, lead, isFollowUp = false, children }: UnusableLinkProps) {
  const { signedOut, otherLink } = useMessages(messages);
  return (
    <AuthCard
      title={title}
      lead={lead}
      isFollowUp={isFollowUp}
      footer={
        <Link to={paths.login} className="text-primary underline">
          {signedOut.signIn}
        </Link>
      }
    >
      <AlreadySignedIn continueTo={paths.home} hint={otherLink} />
      {children}
    </AuthCard>
  );
}
