import { useMessages } from '@fursa/shared/i18n';
import { Button, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { ErrorSummary, fieldId } from '../../form/components/error-summary.tsx';
import type { FailureToast } from '../../form/components/use-submission.ts';
import { messages as formMessages } from '../../form/messages.ts';
import { type EmailOnlyFields, emailOnlyRules } from '../../form/model/account-rules.ts';
import { messages } from '../messages.ts';
import { useEmailSending } from './use-email-sending.ts';

interface EmailFormProps {
  /** Asks for the email and says that it did. */
  readonly sendEmail: (email: string) => Promise<void>;
  readonly texts: { readonly submit: string; readonly submitting: string; readonly failed: FailureToast };
}

/** Asks for the address and has an email sent there. */
export function EmailForm({ sendEmail, texts }: EmailFormProps) {
  const { fields, rules } = useMessages(formMessages);
  const { resend } = useMessages(messages);
  const { register, handleSubmit, formState } = useForm<EmailOnlyFields>({
    resolver: standardSchemaResolver(emailOnlyRules(rules)),
    // No default values: a password manager fills a prerendered form before its code is there, and that stays.
    shouldFocusError: false,
  });
  const { submitCount, errors } = formState;
  const { send, isSending, secondsLeft } = useEmailSending(sendEmail, { failed: texts.failed });

  return (
    <form noValidate onSubmit={handleSubmit(({ email }) => send(email))} className="flex flex-col gap-4">
      <ErrorSummary submitCount={submitCount} errors={errors} labels={{ email: fields.email }} />
      <TextField
        id={fieldId('email')}
        label={fields.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="primary" busy={isSending} disabled={secondsLeft > 0}>
        {isSending ? texts.submitting : secondsLeft > 0 ? resend.wait(secondsLeft) : texts.submit}
      </Button>
    </form>
  );
}
