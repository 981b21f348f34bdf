import { paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation, useNavigate } from '@fursa/shared/router';
import { Button, PasswordField, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthCard } from '../components/auth-card.tsx';
import { CheckEmailPanel } from '../components/check-email-panel.tsx';
import { PasswordHint } from '../components/password-hint.tsx';
import { useSubmission } from '../components/use-submission.ts';
import { register as registerAccount } from '../data/register.ts';
import { messages } from '../messages/index.ts';
import { type RegistrationFields, registrationRules } from '../model/account-rules.ts';

/** `/register`. Ends on the sign-in page, or here when the address must be confirmed first. */
export function RegistrationPage() {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const from = readReturnPath(useLocation().state);
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const { control, register, handleSubmit, formState } = useForm<RegistrationFields>({
    resolver: standardSchemaResolver(registrationRules(texts.rules)),
    defaultValues: { name: '', email: '', password: '' },
  });
  const submit = useSubmission<RegistrationFields>(async (fields) => {
    const { confirmEmail } = await registerAccount(fields);
    if (confirmEmail) {
      setUnconfirmedEmail(fields.email);
      return;
    }
    showToast(texts.registration.succeeded);
    await navigate(paths.login, { replace: true, state: { from } });
  }, texts.registration.failed);

  if (unconfirmedEmail !== undefined) return <CheckEmailPanel email={unconfirmedEmail} />;

  return (
    <AuthCard
      title={texts.registration.title}
      lead={texts.registration.lead}
      footer={
        <>
          {texts.registration.haveAccount}{' '}
          <Link to={paths.login} state={{ from }} className="text-primary underline">
            {texts.registration.signIn}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <TextField
          label={texts.fields.name}
          autoComplete="name"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          label={texts.fields.email}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={texts.fields.password}
          help={<PasswordHint control={control} />}
          autoComplete="new-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {formState.isSubmitting ? texts.registration.submitting : texts.registration.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
