import { paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation, useNavigate } from '@fursa/shared/router';
import { Button, ButtonLink, showToast } from '@fursa/shared/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { AccountPasswordField, EmailField } from '../form/components/account-fields.tsx';
import { AlreadySignedIn } from '../form/components/already-signed-in.tsx';
import { AuthCard } from '../form/components/auth-card.tsx';
import { ErrorSummary, fieldId } from '../form/components/error-summary.tsx';
import { FailureNotice } from '../form/components/failure-notice.tsx';
import { useSubmission } from '../form/components/use-submission.ts';
import { messages as formMessages } from '../form/messages.ts';
import { type SignInFields, signInRules } from '../form/model/account-rules.ts';
import { readRegisteredEmail } from './arrival-from-registration.ts';
import { openJobCountQueryOptions } from './data/count-open-jobs.ts';
import { signIn } from './data/sign-in.ts';
import { messages } from './messages.ts';

/** `/login`. Goes back to where the guard sent the person from, else to the landing page. */
export function SignInPage() {
  const texts = useMessages(messages);
  const { fields, rules } = useMessages(formMessages);
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = readReturnPath(state);
  const registeredEmail = readRegisteredEmail(state);
  const isForJobs = registeredEmail === undefined && leadsToJobs(from);
  const { register, handleSubmit, formState } = useForm<SignInFields>({
    resolver: standardSchemaResolver(signInRules(rules)),
    // Nothing for what is empty: a password manager fills a prerendered form before its code is there, and that stays.
    defaultValues: registeredEmail === undefined ? {} : { email: registeredEmail },
    shouldFocusError: false,
  });
  const { submitCount, errors } = formState;
  const { submit, isBusy, problem } = useSubmission<SignInFields>(async (fields) => {
    await signIn(fields);
    showToast(texts.succeeded);
    await navigate(from, { replace: true });
  }, texts.failed);

  return (
    <AuthCard
      title={texts.title}
      lead={lead()}
      footer={
        <>
          <span>{texts.noAccount}</span>{' '}
          <Link to={paths.register} state={{ from }} className="text-primary underline">
            {texts.createOne}
          </Link>
        </>
      }
    >
      <AlreadySignedIn continueTo={from} hint={texts.otherAccount} />
      <form noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-4">
        <FailureNotice title={texts.failed.title} problem={problem} />
        <ErrorSummary
          submitCount={submitCount}
          errors={errors}
          labels={{ email: fields.email, password: fields.password }}
        />
        <EmailField error={errors.email?.message} {...register('email')} />
        <AccountPasswordField
          id={fieldId('password')}
          label={fields.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Link to={paths.forgotPassword} state={{ from }} className="self-start text-primary underline">
          {texts.forgotPassword}
        </Link>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? texts.submitting : texts.submit}
        </Button>
        {/* Who comes from the jobs is as likely to be new here. */}
        {isForJobs && (
          <ButtonLink to={paths.register} state={{ from }} variant="primary">
            {texts.createAccount}
          </ButtonLink>
        )}
      </form>
    </AuthCard>
  );

  function lead(): ReactNode {
    if (registeredEmail !== undefined) return texts.leadRegistered;
    return isForJobs ? <WaitingJobs /> : texts.lead;
  }
}

/** Whether a place to return to is the list of jobs, whatever it was asked for. Paths match in any case. */
function leadsToJobs(place: string): boolean {
  const path = place.replace(/[?#].*/, '').replace(/\/+$/, '');
  return path.toLowerCase() === paths.jobs;
}

/** What somebody whom the guard sent here from the list of jobs was looking for. Without the number it says as much as it can, in as many lines. */
function WaitingJobs() {
  const { waitingJobs } = useMessages(messages);
  const { data: count } = useQuery(openJobCountQueryOptions());
  return (
    <>
      <strong className="block font-semibold text-ink">{waitingJobs.count(count)}</strong>
      <span className="block">{waitingJobs.advice}</span>
    </>
  );
}
