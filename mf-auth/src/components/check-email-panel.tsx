import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink, showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { resendConfirmation } from '../data/resend-confirmation.ts';
import { messages } from '../messages/index.ts';
import { AuthCard } from './auth-card.tsx';
import { useSubmission } from './use-submission.ts';

interface CheckEmailPanelProps {
  readonly email: string;
}

/** What a new account shows while it waits for its address to be confirmed. */
export function CheckEmailPanel({ email }: CheckEmailPanelProps) {
  const texts = useMessages(messages);
  const [isSending, setIsSending] = useState(false);
  const send = useSubmission<string>(async (address) => {
    await resendConfirmation(address);
    showToast(texts.resend.succeeded);
  }, texts.resend.failed);

  async function handleResend() {
    setIsSending(true);
    await send(email);
    setIsSending(false);
  }

  return (
    <AuthCard title={texts.checkEmail.title} lead={texts.checkEmail.sentTo(email)} isFollowUp>
      <p className="text-muted">{texts.checkEmail.hint}</p>
      <div className="flex flex-col gap-3">
        <ButtonLink to={paths.login} variant="primary">
          {texts.checkEmail.backToLogin}
        </ButtonLink>
        <Button type="button" variant="quiet" busy={isSending} onClick={handleResend}>
          {isSending ? texts.resend.submitting : texts.resend.submit}
        </Button>
      </div>
    </AuthCard>
  );
}
