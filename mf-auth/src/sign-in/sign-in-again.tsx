import { toAppError } from '@fursa/shared/backend';
import type { SlotProps } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, PasswordField, showToast, TextField, useSubmit } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureNotice } from '../form/components/failure-notice.tsx';
import { messages as formMessages } from '../form/messages.ts';
import { type SignInFields, signInRules } from '../form/model/account-rules.ts';
import { failureText } from '../form/model/failure-text.ts';
import { signIn } from './data/sign-in.ts';
import { messages } from './messages.ts';

/** The sign-in form without its page, for the person whose session ended. Leads nowhere: the page below goes on. */
export function SignInAgain({ email }: SlotProps['sign-in-dialog']) {
  const texts = useMessages(messages);
  const { fields, rules, failures } = useMessages(formMessages);
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInRules(rules)),
    defaultValues: { email, password: '' },
  });
  const { submitCount, errors } = formState;
  // Until the next try has ended: the button below it would jump away at the press otherwise.
  const [problem, setProblem] = useState<string>();
  const { submit, isBusy } = useSubmit<SignInFields>(
    async (fields) => {
      await signIn(fields);
      showToast(texts.succeeded);
    },
    (reason) => setProblem(failureText(toAppError(reason), failures, texts.failed.description)),
  );

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
      <TextField label={fields.email} type="email" autoComplete="username" readOnly {...register('email')} />
      <PasswordField
        label={fields.password}
        autoComplete="current-password"
        autoFocus
        error={errors.password?.message}
        {...register('password')}
      />
      <div role="alert" className="empty:hidden">
        {/* Another one for each try: what stands there already is not read out again. */}
        <FailureNotice key={submitCount} title={texts.failed.title} problem={problem} />
      </div>
      <Button type="submit" variant="primary" busy={isBusy}>
        {isBusy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
