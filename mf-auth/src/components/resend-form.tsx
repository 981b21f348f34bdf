import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { resendConfirmation } from '../data/resend-confirmation.ts';
import { messages } from '../messages/index.ts';
import { type EmailOnlyFields, emailOnlyRules } from '../model/account-rules.ts';
import { useSubmission } from './use-submission.ts';

/** Asks for the address and sends another confirmation mail. */
export function ResendForm() {
  const texts = useMessages(messages);
  const { register, handleSubmit, formState } = useForm<EmailOnlyFields>({
    resolver: standardSchemaResolver(emailOnlyRules(texts.rules)),
    defaultValues: { email: '' },
  });
  const submit = useSubmission<EmailOnlyFields>(async ({ email }) => {
    await resendConfirmation(email);
    showToast(texts.resend.succeeded);
  }, texts.resend.failed);

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
        {formState.isSubmitting ? texts.resend.submitting : texts.resend.submit}
      </Button>
    </form>
  );
}
