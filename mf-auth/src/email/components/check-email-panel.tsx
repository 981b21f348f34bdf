import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { AuthCard } from '../../form/components/auth-card.tsx';
import type { FailureToast } from '../../form/components/use-submission.ts';
import { messages } from '../messages.ts';
import { useEmailSending } from './use-email-sending.ts';

interface CheckEmailPanelProps {
  readonly email: string;
  readonly texts: {
    readonly title: string;
    readonly lead: (email: string) => string;
    readonly hint: string;
    readonly failed: FailureToast;
  };
  /** Asks for another email and says that it did. */
  readonly sendEmail: (email: string) => Promise<void>;
  /** Where the person was heading. */
  readonly from: string;
}

/** What takes the place of a form once an email is on its way. */
export function CheckEmailPanel({ email, texts, sendEmail, from }: CheckEmailPanelProps) {
  const { checkEmail, resend } = useMessages(messages);
  const { send, isSending, secondsLeft } = useEmailSending(sendEmail, { failed: texts.failed, hasSent: true });
  const state: LoginState = { from };

  return (
    <AuthCard title={texts.title} lead={texts.lead(email)} isFollowUp>
      <p className="text-muted">{texts.hint}</p>
      <div className="flex flex-col gap-3">
        <ButtonLink to={paths.login} state={state} variant="primary">
          {checkEmail.backToLogin}
        </ButtonLink>
        <Button type="button" variant="quiet" busy={isSending} disabled={secondsLeft > 0} onClick={() => send(email)}>
          {isSending ? resend.submitting : secondsLeft > 0 ? resend.wait(secondsLeft) : resend.submit}
        </Button>
      </div>
    </AuthCard>
  );
}
