import { toAppError } from '@fursa/shared/backend';
import type { SlotProps } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, PasswordField, showToast, TextField, useSubmit } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type SignInFields, signInRules } from '../form/model/account-rules.ts';
import { failureText } from '../form/model/failure-text.ts';
import { messages } from '../messages/index.ts';
import { signIn } from './data/sign-in.ts';

/** The sign-in form without its page, for the person whose session ended. Leads nowhere: the page below goes on. */
export function SignInAgain({ email }: SlotProps['sign-in-dialog']) {
  const texts = useMessages(messages);
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInRules(texts.rules)),
    defaultValues: { email, password: '' },
  });
  const { submit, isBusy, failure } = useSubmit<SignInFields>(async (fields) => {
    await signIn(fields);
    showToast(texts.signIn.succeeded);
  });

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
      <TextField label={texts.fields.email} type="email" autoComplete="username" readOnly {...register('email')} />
      <PasswordField
        label={texts.fields.password}
        autoComplete="current-password"
        autoFocus
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div role="alert" className="empty:hidden">
        {failure !== undefined && (
          <Notice tone="danger" title={texts.signIn.failed.title}>
            <p>{failureText(toAppError(failure), texts.failures, texts.signIn.failed.description)}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? texts.signIn.submitting : texts.signIn.submit}
      </Button>
    </form>
  );
}
