import { paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation, useNavigate } from '@fursa/shared/router';
import { Button, PasswordField, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { AlreadySignedIn } from '../components/already-signed-in.tsx';
import { AuthCard } from '../components/auth-card.tsx';
import { useSubmission } from '../components/use-submission.ts';
import { signIn } from '../data/sign-in.ts';
import { messages } from '../messages/index.ts';
import { type SignInFields, signInRules } from '../model/account-rules.ts';

/** `/login`. Goes back to where the guard sent the person from, else to the landing page. */
export function SignInPage() {
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const from = readReturnPath(useLocation().state);
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInRules(texts.rules)),
    defaultValues: { email: '', password: '' },
  });
  const submit = useSubmission<SignInFields>(async (fields) => {
    await signIn(fields);
    showToast(texts.signIn.succeeded);
    await navigate(from, { replace: true });
  }, texts.signIn.failed);

  return (
    <AuthCard
      title={texts.signIn.title}
      lead={texts.signIn.lead}
      footer={
        <>
          {texts.signIn.noAccount}{' '}
          <Link to={paths.register} state={{ from }} className="text-primary underline">
            {texts.signIn.createOne}
          </Link>
        </>
      }
    >
      <AlreadySignedIn continueTo={from} />
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <TextField
          label={texts.fields.email}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={texts.fields.password}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {formState.isSubmitting ? texts.signIn.submitting : texts.signIn.submit}
        </Button>
      </form>
    </AuthCard>
  );
}
