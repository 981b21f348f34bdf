import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { Button, ButtonLink, Spinner } from '@fursa/shared/ui';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { ResendForm } from '../components/resend-form.tsx';
import { useConfirmation } from '../components/use-confirmation.ts';
import { type ConfirmationLink, readConfirmationLink } from '../data/confirm-email.ts';
import { messages } from '../messages/index.ts';

/** `/auth/confirm?token_hash=...&type=...`, where the link of the confirmation mail leads. */
export function EmailConfirmationPage() {
  const texts = useMessages(messages).confirmation;
  const [query] = useSearchParams();
  const link = readConfirmationLink(query);
  if (link === undefined) return <UnusableLink {...texts.incomplete} />;
  return <Confirmation key={link.tokenHash} link={link} />;
}

function Confirmation({ link }: { readonly link: ConfirmationLink }) {
  const texts = useMessages(messages).confirmation;
  const confirmation = useConfirmation(link);

  if (confirmation.state === 'pending') {
    return (
      <AuthCard title={texts.title}>
        <Spinner label={texts.pending} />
      </AuthCard>
    );
  }
  if (confirmation.state === 'failed') {
    return (
      <AuthCard key="failed" isFollowUp title={texts.failed.title} lead={texts.failed.lead}>
        <Button type="button" variant="primary" onClick={confirmation.retry}>
          {texts.failed.retry}
        </Button>
      </AuthCard>
    );
  }
  if (confirmation.state === 'spent') return <UnusableLink isFollowUp {...texts.spent} />;
  return (
    <AuthCard
      key="confirmed"
      isFollowUp
      title={texts.confirmed.title}
      lead={texts.confirmed.lead(confirmation.user.name)}
    >
      <ButtonLink to={paths.home} variant="primary">
        {texts.confirmed.continue}
      </ButtonLink>
    </AuthCard>
  );
}

interface UnusableLinkProps {
  readonly title: string;
  readonly lead: string;
  readonly isFollowUp?: boolean;
}

function UnusableLink({ title, lead, isFollowUp = false }: UnusableLinkProps) {
  const texts = useMessages(messages).confirmation;
  return (
    <AuthCard
      title={title}
      lead={lead}
      isFollowUp={isFollowUp}
      footer={
        <Link to={paths.login} className="text-primary underline">
          {texts.signIn}
        </Link>
      }
    >
      <AlreadySignedIn continueTo={paths.home} />
      <ResendForm />
    </AuthCard>
  );
}
