import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Navigate, useLocation, useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, ButtonLink, Spinner, showToast } from '@fursa/shared/ui';
import * as z from 'zod/mini';
import { AuthCard } from '../components/auth-card.tsx';
import { MailForm } from '../components/mail-form.tsx';
import { UnusableLink } from '../components/unusable-link.tsx';
import { type ConfirmationOutcome, useConfirmation } from '../components/use-confirmation.ts';
import { resendConfirmation } from '../data/resend-confirmation.ts';
import { type ConfirmationLink, readConfirmationLink, readRecoveryLink } from '../data/verify-link.ts';
import { messages } from '../messages/index.ts';

const outcomeSchema: z.ZodMiniType<ConfirmationOutcome> = z.object({ outcome: z.enum(['confirmed', 'spent']) });

/**
 * `/auth/confirm?token_hash=...&type=...`, where the link of the confirmation mail leads. Mails for a forgotten password
 * whose template leads here as well go on to their own page.
 */
export function EmailConfirmationPage() {
  const { confirmation: texts, resend } = useMessages(messages);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const done = outcomeSchema.safeParse(state).data;
  const link = readConfirmationLink(query);
  if (link) return <Confirmation key={link.tokenHash} link={link} />;
  if (readRecoveryLink(query)) return <Navigate to={`${paths.resetPassword}?${query}`} replace />;
  if (done?.outcome === 'confirmed') return <Confirmed from={readReturnPath(state)} />;

  async function sendMail(email: string): Promise<void> {
    await resendConfirmation(email);
    showToast(resend.succeeded);
  }
  return (
    <UnusableLink isFollowUp={done !== undefined} {...(done ? texts.spent : texts.incomplete)}>
      <MailForm sendMail={sendMail} texts={resend} />
    </UnusableLink>
  );
}

function Confirmation({ link }: { readonly link: ConfirmationLink }) {
  const texts = useMessages(messages).confirmation;
  const { hasFailed, retry } = useConfirmation(link);
  if (!hasFailed) {
    return (
      <AuthCard title={texts.title}>
        <Spinner label={texts.pending} />
      </AuthCard>
    );
  }
  return (
    <AuthCard key="failed" isFollowUp title={texts.failed.title} lead={texts.failed.lead}>
      <Button type="button" variant="primary" onClick={retry}>
        {texts.failed.retry}
      </Button>
    </AuthCard>
  );
}

/** Also after a reload, when the person may have signed out in between. */
function Confirmed({ from }: LoginState) {
  const { confirmed, signIn } = useMessages(messages).confirmation;
  const user = useAuthStore((state) => state.user);
  return (
    <AuthCard isFollowUp title={confirmed.title} lead={user ? confirmed.lead(user.name) : confirmed.leadSignedOut}>
      <ButtonLink to={user ? from : paths.login} state={{ from }} variant="primary">
        {user ? confirmed.continue : signIn}
      </ButtonLink>
    </AuthCard>
  );
}
