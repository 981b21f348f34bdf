import { useMessages } from '@fursa/shared/i18n';
import { Button, TextField } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { messages } from '../messages/index.ts';
import { type EmailOnlyFields, emailOnlyRules } from '../model/account-rules.ts';
import { ErrorSummary, fieldId } from './error-summary.tsx';
import { useMailSending } from './use-mail-sending.ts';
import type { FailureToast } from './use-submission.ts';

interface MailFormProps {
  /** Asks for the mail and says that it did. */
  readonly sendMail: (email: string) => Promise<void>;
  readonly texts: { readonly submit: string; readonly submitting: string; readonly failed: FailureToast };
}

/** Asks for the address and has a mail sent there. */
export function MailForm({ sendMail, texts }: MailFormProps) {
  const { fields, resend, rules } = useMessages(messages);
  const { register, handleSubmit, formState } = useForm<EmailOnlyFields>({
    resolver: standardSchemaResolver(emailOnlyRules(rules)),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount, errors } = formState;
  const { send, secondsLeft } = useMailSending(sendMail, { failed: texts.failed });

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
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={secondsLeft > 0}>
        {isSubmitting ? texts.submitting : secondsLeft > 0 ? resend.wait(secondsLeft) : texts.submit}
      </Button>
    </form>
  );
}
