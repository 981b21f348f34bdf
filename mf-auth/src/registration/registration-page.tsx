import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation, useNavigate } from '@fursa/shared/router';
import { Button, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { AccountPasswordField } from '../form/components/account-password-field.tsx';
import { AuthCard } from '../form/components/auth-card.tsx';
import { ErrorSummary, fieldId } from '../form/components/error-summary.tsx';
import { FailureNotice } from '../form/components/failure-notice.tsx';
import { PasswordHint } from '../form/components/password-hint.tsx';
import { useSubmission } from '../form/components/use-submission.ts';
import { findWeakness } from '../form/data/find-weakness.ts';
import { type RegistrationFields, registrationRules } from '../form/model/account-rules.ts';
import { CheckEmailPanel } from '../mail/components/check-email-panel.tsx';
import { keepAskedMail } from '../mail/data/asked-mail.ts';
import { resendConfirmation } from '../mail/data/resend-confirmation.ts';
import { messages } from '../messages.ts';
import type { ArrivalFromRegistration } from '../sign-in/arrival-from-registration.ts';
import { register as registerAccount } from './data/register.ts';

/** `/register`. Ends on the sign-in page, or here when the address must be confirmed first. */
export function RegistrationPage() {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const from = readReturnPath(useLocation().state);
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const { control, register, handleSubmit, setError, formState } = useForm<RegistrationFields>({
    resolver: standardSchemaResolver(registrationRules(texts.rules)),
    // No default values: a password manager fills a prerendered form before its code is there, and that stays.
    shouldFocusError: false,
  });
  const { submitCount, errors } = formState;
  const { submit, isBusy, problem } = useSubmission<RegistrationFields>(async (fields) => {
    const weakness = await findWeakness(fields.password, [fields.name, fields.email]);
    if (weakness) return setError('password', { message: texts.weakPassword(texts.weaknesses[weakness]) });
    const { confirmEmail } = await registerAccount(fields);
    if (confirmEmail) {
      keepAskedMail(fields.email, from);
      setUnconfirmedEmail(fields.email);
      return;
    }
    showToast(texts.registration.succeeded);
    const state: LoginState & ArrivalFromRegistration = { from, registeredEmail: fields.email };
    await navigate(paths.login, { replace: true, state });
  }, texts.registration.failed);

  async function sendAgain(email: string): Promise<void> {
    await resendConfirmation(email);
    keepAskedMail(email);
    showToast(texts.resend.succeeded);
  }

  if (unconfirmedEmail !== undefined) {
    return (
      <CheckEmailPanel
        email={unconfirmedEmail}
        texts={{ ...texts.checkEmail, failed: texts.resend.failed }}
        sendMail={sendAgain}
        from={from}
      />
    );
  }

  return (
    <AuthCard
      title={texts.registration.title}
      lead={texts.registration.lead}
      footer={
        <>
          <span>{texts.registration.haveAccount}</span>{' '}
          <Link to={paths.login} state={{ from }} className="text-primary underline">
            {texts.registration.signIn}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <FailureNotice title={texts.registration.failed.title} problem={problem} />
        <ErrorSummary
          submitCount={submitCount}
          errors={errors}
          labels={{ name: texts.fields.name, email: texts.fields.email, password: texts.fields.password }}
        />
        <TextField
          id={fieldId('name')}
          label={texts.fields.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          id={fieldId('email')}
          label={texts.fields.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...register('email')}
        />
        <AccountPasswordField
          id={fieldId('password')}
          label={texts.fields.password}
          help={<LivePasswordHint control={control} />}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? texts.registration.submitting : texts.registration.submit}
        </Button>
      </form>
    </AuthCard>
  );
}

/** Renders alone with each key. */
function LivePasswordHint({ control }: { readonly control: Control<RegistrationFields> }) {
  const { name = '', email = '', password = '' } = useWatch({ control });
  return <PasswordHint password={password} known={[name, email]} />;
}
