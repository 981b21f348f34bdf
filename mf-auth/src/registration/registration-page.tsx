import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Link, useLocation, useNavigate } from '@fursa/shared/router';
import { Button, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { CheckEmailPanel } from '../email/components/check-email-panel.tsx';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { resendConfirmation } from '../email/data/resend-confirmation.ts';
import { messages as emailMessages } from '../email/messages.ts';
import { AccountPasswordField, EmailField } from '../form/components/account-fields.tsx';
import { AlreadySignedIn } from '../form/components/already-signed-in.tsx';
import { AuthCard } from '../form/components/auth-card.tsx';
import { ErrorSummary, fieldId } from '../form/components/error-summary.tsx';
import { FailureNotice } from '../form/components/failure-notice.tsx';
import { PasswordHint } from '../form/components/password-hint.tsx';
import { useSubmission } from '../form/components/use-submission.ts';
import { findWeakness } from '../form/data/find-weakness.ts';
import { messages as formMessages } from '../form/messages.ts';
import { type RegistrationFields, registrationRules } from '../form/model/account-rules.ts';
import type { ArrivalFromRegistration } from '../sign-in/arrival-from-registration.ts';
import { register as registerAccount } from './data/register.ts';

const en = {
  title: 'Create your account',
  lead: 'Free for job seekers. It takes a minute.',
  submit: 'Create account',
  submitting: 'Creating account...',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  anotherAccount: 'Continue, or create another account below.',
  succeeded: {
    title: 'Account created successfully!',
    description: 'You can now sign in with your credentials.',
  },
  failed: { title: 'Registration failed', description: 'Something went wrong. Please try again.' },
};

const messages = defineMessages({ en });

/** `/register`. Ends on the sign-in page, or here when the address must be confirmed first. */
export function RegistrationPage() {
  const texts = useMessages(messages);
  const { fields, rules, weaknesses, weakPassword } = useMessages(formMessages);
  const { checkEmail, resend } = useMessages(emailMessages);
  const navigate = useNavigate();
  const from = readReturnPath(useLocation().state);
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const { control, register, handleSubmit, setError, formState } = useForm<RegistrationFields>({
    resolver: standardSchemaResolver(registrationRules(rules)),
    // No default values: a password manager fills a prerendered form before its code is there, and that stays.
    shouldFocusError: false,
  });
  const { submitCount, errors } = formState;
  const { submit, isBusy, problem } = useSubmission<RegistrationFields>(async (fields) => {
    const weakness = await findWeakness(fields.password, [fields.name, fields.email]);
    if (weakness) return setError('password', { message: weakPassword(weaknesses[weakness]) });
    const { confirmEmail } = await registerAccount(fields);
    if (confirmEmail) {
      storeRequestedEmail(fields.email, from);
      setUnconfirmedEmail(fields.email);
      return;
    }
    showToast(texts.succeeded);
    const state: LoginState & ArrivalFromRegistration = { from, registeredEmail: fields.email };
    await navigate(paths.login, { replace: true, state });
  }, texts.failed);

  async function sendAgain(email: string): Promise<void> {
    await resendConfirmation(email);
    storeRequestedEmail(email);
    showToast(resend.succeeded);
  }

  if (unconfirmedEmail !== undefined) {
    return (
      <CheckEmailPanel
        email={unconfirmedEmail}
        texts={{ ...checkEmail, failed: resend.failed }}
        sendEmail={sendAgain}
        from={from}
      />
    );
  }

  return (
    <AuthCard
      title={texts.title}
      lead={texts.lead}
      footer={
        <>
          <span>{texts.haveAccount}</span>{' '}
          <Link to={paths.login} state={{ from }} className="text-primary underline">
            {texts.signIn}
          </Link>
        </>
      }
    >
      <AlreadySignedIn continueTo={from} hint={texts.anotherAccount} />
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <FailureNotice title={texts.failed.title} problem={problem} />
        <ErrorSummary
          submitCount={submitCount}
          errors={errors}
          labels={{ name: fields.name, email: fields.email, password: fields.password }}
        />
        <TextField
          id={fieldId('name')}
          label={fields.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <EmailField error={errors.email?.message} {...register('email')} />
        <AccountPasswordField
          id={fieldId('password')}
          label={fields.password}
          help={<LivePasswordHint control={control} />}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? texts.submitting : texts.submit}
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
