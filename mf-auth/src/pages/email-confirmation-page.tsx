import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { Button, ButtonLink, Spinner } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { ResendForm } from '../components/resend-form.tsx';
import { type ConfirmationLink, confirmEmailQueryOptions, readConfirmationLink } from '../data/confirm-email.ts';
import { messages } from '../messages/index.ts';

/** `/auth/confirm?token_hash=...&type=...`, where the link of the confirmation mail leads. */
export function EmailConfirmationPage() {
  const texts = useMessages(messages).confirmation;
  const [query] = useSearchParams();
  const link = readConfirmationLink(query);
  if (link === undefined) return <UnusableLink {...texts.incomplete} />;
  return <Confirmation link={link} />;
}

function Confirmation({ link }: { readonly link: ConfirmationLink }) {
  const texts = useMessages(messages).confirmation;
  const { data, isFetching, refetch } = useQuery(confirmEmailQueryOptions(link));

  if (isFetching) {
    return (
      <AuthCard title={texts.title}>
        <Spinner label={texts.pending} />
      </AuthCard>
    );
  }
  if (data === undefined) {
    return (
      <AuthCard title={texts.failed.title} lead={texts.failed.lead}>
        <Button type="button" variant="primary" onClick={() => void refetch()}>
          {texts.failed.retry}
        </Button>
      </AuthCard>
    );
  }
  if (data.state === 'spent') return <UnusableLink {...texts.spent} />;
  return (
    <AuthCard title={texts.confirmed.title} lead={texts.confirmed.lead(data.user.name)}>
      <ButtonLink to={paths.home} variant="primary">
        {texts.confirmed.continue}
      </ButtonLink>
    </AuthCard>
  );
}

interface UnusableLinkProps {
  readonly title: string;
  readonly lead: string;
}

function UnusableLink({ title, lead }: UnusableLinkProps) {
  const texts = useMessages(messages).confirmation;
  return (
    <AuthCard
      title={title}
      lead={lead}
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
