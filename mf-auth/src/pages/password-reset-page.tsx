import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import * as z from 'zod/mini';
import { MailForm } from '../components/mail-form.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { UnusableLink } from '../components/unusable-link.tsx';
import { requestPasswordReset } from '../data/request-password-reset.ts';
import { takeReturnPath } from '../data/return-path.ts';
import { readRecoveryLink } from '../data/verify-link.ts';
import { messages } from '../messages/index.ts';

const spentSchema = z.object({ isSpent: z.literal(true) });

/** `/reset-password?token_hash=...&type=recovery`, where the link of the mail for a forgotten password leads. */
export function PasswordResetPage() {
  const { passwordReset: texts, forgottenPassword, resend } = useMessages(messages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isSpent = spentSchema.safeParse(useLocation().state).success;
  const link = readRecoveryLink(query);

  if (link) {
    return (
      <NewPasswordForm
        key={link.tokenHash}
        link={link}
        onSaved={(email) => navigate(takeReturnPath(email), { replace: true })}
        onSpent={() => navigate(paths.resetPassword, { replace: true, state: { isSpent: true } })}
      />
    );
  }

  async function sendMail(email: string): Promise<void> {
    await requestPasswordReset(email);
    showToast(forgottenPassword.sentAgain);
  }
  return (
    <UnusableLink isFollowUp={isSpent} {...(isSpent ? texts.spent : texts.incomplete)}>
      <MailForm sendMail={sendMail} texts={resend} />
    </UnusableLink>
  );
}
