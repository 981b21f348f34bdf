import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { AuthCard } from '../form/components/auth-card.tsx';
import { CheckEmailPanel } from '../mail/components/check-email-panel.tsx';
import { MailForm } from '../mail/components/mail-form.tsx';
import { keepAskedMail } from '../mail/data/asked-mail.ts';
import { requestPasswordReset } from './data/request-password-reset.ts';
import { messages } from './messages.ts';

/** `/forgot-password`. Never says whether the address has an account. */
export function ForgottenPasswordPage() {
  const texts = useMessages(messages).forgottenPassword;
  const state: LoginState = { from: readReturnPath(useLocation().state) };
  const [askedFor, setAskedFor] = useState<string>();

  async function sendFirst(email: string): Promise<void> {
    await requestPasswordReset(email);
    keepAskedMail(email, state.from);
    setAskedFor(email);
  }

  async function sendAgain(email: string): Promise<void> {
    await requestPasswordReset(email);
    keepAskedMail(email);
    showToast(texts.sentAgain);
  }

  if (askedFor !== undefined) {
    return (
      <CheckEmailPanel
        email={askedFor}
        texts={{ ...texts.sent, failed: texts.failed }}
        sendMail={sendAgain}
        from={state.from}
      />
    );
  }
  return (
    <AuthCard
      title={texts.title}
      lead={texts.lead}
      footer={
        <>
          <span>{texts.remembered}</span>{' '}
          <Link to={paths.login} state={state} className="text-primary underline">
            {texts.signIn}
          </Link>
        </>
      }
    >
      <MailForm sendMail={sendFirst} texts={texts} />
    </AuthCard>
  );
}
