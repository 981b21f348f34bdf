import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import * as z from 'zod/mini';
import { EmailForm } from '../email/components/email-form.tsx';
import { SignInQuestion } from '../email/components/sign-in-question.tsx';
import { UnusableLink } from '../email/components/unusable-link.tsx';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { readRecoveryLink } from '../email/data/verify-link.ts';
import { messages as emailMessages } from '../email/messages.ts';
import { requestPasswordReset } from './data/request-password-reset.ts';
import { messages } from './messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const outcomeSchema = z.object({ outcome: z.enum(['asked', 'spent']) });

/** `/reset-password?token_hash=...&type=recovery`, where the link of the email for a forgotten password leads. */
export function PasswordResetPage() {
  const { passwordReset: texts, forgottenPassword } = useMessages(messages);
  const { resend } = useMessages(emailMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const outcome = outcomeSchema.safeParse(useLocation().state).data?.outcome;
  const isSpent = outcome === 'spent';
  const link = readRecoveryLink(query);

  if (link) {
    return (
      <NewPasswordForm
        key={link.tokenHash}
        link={link}
        onSignedIn={goOn}
        onAsked={() => showOutcome('asked')}
        onSpent={() => showOutcome('spent')}
      />
    );
  }
  if (outcome === 'asked') return <SignInQuestion done={texts.asked} onSignedIn={goOn} />;

  function goOn(from: string): void | Promise<void> {
    return navigate(from, { replace: true });
  }

  /** Takes the place of the link, so that neither the address bar nor the history keeps a key to the account. */
  function showOutcome(outcome: 'asked' | 'spent'): void | Promise<void> {
    return navigate(paths.resetPassword, { replace: true, state: { outcome } });
  }

  async function sendEmail(email: string): Promise<void> {
    await requestPasswordReset(email);
    storeRequestedEmail(email);
    showToast(forgottenPassword.sentAgain);
  }
  return (
    <UnusableLink isFollowUp={isSpent} {...(isSpent ? texts.spent : texts.incomplete)}>
      <EmailForm sendEmail={sendEmail} texts={resend} />
    </UnusableLink>
  );
}
