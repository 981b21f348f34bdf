import { toAppError } from '@fursa/shared/backend';
import type { SlotProps } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, PasswordField, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '../data/sign-in.ts';
import { messages } from '../messages/index.ts';
import { type SignInFields, signInRules } from '../model/account-rules.ts';
import { failureText } from '../model/failure-text.ts';

/** The sign-in form without its page, for the person whose session ended. Leads nowhere: the page below goes on. */
export function SignInAgain({ email }: SlotProps['sign-in-dialog']) {
  const texts = useMessages(messages);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInRules(texts.rules)),
    defaultValues: { email, password: '' },
  });

  async function submit(fields: SignInFields): Promise<void> {
    setFailure(undefined);
    try {
      await signIn(fields);
      showToast(texts.signIn.succeeded);
    } catch (reason) {
      setFailure(failureText(toAppError(reason), texts.failures, texts.signIn.failed.description));
    }
  }

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
        {failure && (
          <Notice tone="danger" title={texts.signIn.failed.title}>
            <p>{failure}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" variant="primary" busy={formState.isSubmitting}>
        {formState.isSubmitting ? texts.signIn.submitting : texts.signIn.submit}
      </Button>
    </form>
  );
}
