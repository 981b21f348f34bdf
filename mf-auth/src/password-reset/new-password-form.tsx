import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Grant, settleGrant } from '../email/data/grant.ts';
import { type RecoveryLink, verifyLink } from '../email/data/verify-link.ts';
import { AccountPasswordField } from '../form/components/account-password-field.tsx';
import { AuthCard } from '../form/components/auth-card.tsx';
import { ErrorSummary, fieldId } from '../form/components/error-summary.tsx';
import { FailureNotice } from '../form/components/failure-notice.tsx';
import { PasswordHint } from '../form/components/password-hint.tsx';
import { useSubmission } from '../form/components/use-submission.ts';
import { findWeakness } from '../form/data/find-weakness.ts';
import { messages as formMessages } from '../form/messages.ts';
import { type NewPasswordFields, newPasswordRules } from '../form/model/account-rules.ts';
import { changePassword } from './data/change-password.ts';
import { messages } from './messages.ts';

interface NewPasswordFormProps {
  readonly link: RecoveryLink;
  /** The password is saved and the person signed in; gets where they were heading. */
  readonly onSignedIn: (from: string) => void | Promise<void>;
  /** The password is saved, and the person is to be asked whether to sign in. */
  readonly onAsked: () => void | Promise<void>;
  readonly onSpent: () => void | Promise<void>;
}

/**
 * Uses the link when the new password is sent, not before: programs that look into emails for danger open every link, and
 * would use it up. Once it is used, a password that the backend refuses can be changed and sent again.
 */
export function NewPasswordForm({ link, onSignedIn, onAsked, onSpent }: NewPasswordFormProps) {
  const { fields, rules, weaknesses, weakPassword } = useMessages(formMessages);
  const texts = useMessages(messages).passwordReset;
  const owner = useRef<Grant>(undefined);
  const { control, register, handleSubmit, setError, formState } = useForm<NewPasswordFields>({
    resolver: standardSchemaResolver(newPasswordRules(rules)),
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const { submitCount, errors } = formState;
  const password = useWatch({ control, name: 'password' });
  const { submit, isBusy, problem } = useSubmission<NewPasswordFields>(async (chosen) => {
    // Before the link says whose password it is, and once more after that.
    if (await isRefused(chosen.password)) return;
    if (owner.current === undefined) {
      const verification = await verifyLink(link);
      if (verification.state === 'spent') return onSpent();
      owner.current = verification.grant;
      if (await isRefused(chosen.password)) return;
    }
    // The form lay open for long after a first try.
    if (!(await changePassword(chosen.password, owner.current.client))) return onSpent();
    const settlement = await settleGrant(owner.current);
    if (!settlement.isSignedIn) return onAsked();
    showToast(texts.succeeded);
    await onSignedIn(settlement.from);
  }, texts.failed);

  async function isRefused(chosen: string): Promise<boolean> {
    const { name, email } = owner.current ?? { name: '', email: '' };
    const weakness = await findWeakness(chosen, [name, email]);
    if (weakness) setError('password', { message: weakPassword(weaknesses[weakness]) });
    return weakness !== undefined;
  }

  return (
    <AuthCard title={texts.title} lead={texts.lead}>
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <FailureNotice title={texts.failed.title} problem={problem} />
        <ErrorSummary submitCount={submitCount} errors={errors} labels={{ password: fields.newPassword }} />
        <AccountPasswordField
          id={fieldId('password')}
          label={fields.newPassword}
          help={<PasswordHint password={password} known={[]} />}
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
