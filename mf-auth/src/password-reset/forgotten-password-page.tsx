import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { CheckEmailPanel } from '../email/components/check-email-panel.tsx';
import { EmailForm } from '../email/components/email-form.tsx';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { AuthCard } from '../form/components/auth-card.tsx';
import { requestPasswordReset } from './data/request-password-reset.ts';
import { messages } from './messages.ts';

/** `/forgot-password`. Never says whether the address has an account. */
export function ForgottenPasswordPage() {
  const texts = useMessages(messages).forgottenPassword;
  const state: LoginState = { from: readReturnPath(useLocation().state) };
  const [askedFor, setAskedFor] = useState<string>();

  async function sendFirst(email: string): Promise<void> {
    await requestPasswordReset(email);
    storeRequestedEmail(email, state.from);
    setAskedFor(email);
  }

  async function sendAgain(email: string): Promise<void> {
    await requestPasswordReset(email);
    storeRequestedEmail(email);
    showToast(texts.sentAgain);
  }

  if (askedFor !== undefined) {
    return (
      <CheckEmailPanel
        email={askedFor}
        texts={{ ...texts.sent, failed: texts.failed }}
        sendEmail={sendAgain}
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
      <EmailForm sendEmail={sendFirst} texts={texts} />
    </AuthCard>
  );
}
