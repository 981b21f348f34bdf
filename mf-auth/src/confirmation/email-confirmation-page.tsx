import { type LoginState, paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Navigate, useLocation, useNavigate, useSearchParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, ButtonLink, Spinner, showToast } from '@fursa/shared/ui';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { EmailForm } from '../email/components/email-form.tsx';
import { SignInQuestion } from '../email/components/sign-in-question.tsx';
import { UnusableLink } from '../email/components/unusable-link.tsx';
import { type ConfirmationOutcome, confirmLink } from '../email/data/confirm-link.ts';
import { storeRequestedEmail } from '../email/data/requested-email.ts';
import { resendConfirmation } from '../email/data/resend-confirmation.ts';
import { type ConfirmationLink, readConfirmationLink, readRecoveryLink } from '../email/data/verify-link.ts';
import { messages as emailMessages } from '../email/messages.ts';
import { AuthCard } from '../form/components/auth-card.tsx';

const en = {
  title: 'Confirm your email address',
  pending: 'Confirming your email address...',
  confirmed: {
    title: 'Your email address is confirmed',
    lead: (name: string) => `Welcome to Fursa, ${name}. You are signed in.`,
    leadAsked: 'The email address is confirmed.',
    continue: 'Continue to Fursa',
  },
  spent: {
    title: 'This link has expired or was already used',
    lead: 'If you have already confirmed your address, sign in. If not, we can send you a new link.',
  },
  incomplete: {
    title: 'This link is incomplete',
    lead: 'Part of it may be missing. Copy the whole link from the email, or let us send you a new one.',
  },
  failed: {
    title: 'Your email address could not be confirmed yet',
    lead: 'Something went wrong on our side. Please try again in a moment.',
    retry: 'Try again',
  },
};

const messages = defineMessages({ en });

const outcomeSchema = z.object({ outcome: z.enum(['confirmed', 'asked', 'spent']) });

/**
 * `/auth/confirm?token_hash=...&type=...`, where the link of the confirmation email leads. Emails for a forgotten password
 * whose template leads here as well go on to their own page.
 */
export function EmailConfirmationPage() {
  const texts = useMessages(messages);
  const { resend } = useMessages(emailMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const done = outcomeSchema.safeParse(state).data;
  const link = readConfirmationLink(query);
  if (link) return <Confirmation key={link.tokenHash} link={link} />;
  if (readRecoveryLink(query)) return <Navigate to={`${paths.resetPassword}?${query}`} replace />;
  if (done?.outcome === 'confirmed') return <Confirmed from={readReturnPath(state)} />;
  if (done?.outcome === 'asked') {
    return (
      <SignInQuestion
        done={{ title: texts.confirmed.title, lead: texts.confirmed.leadAsked }}
        onSignedIn={(from) => navigate(paths.confirmEmail, { replace: true, state: confirmedState(from) })}
      />
    );
  }

  async function sendEmail(email: string): Promise<void> {
    await resendConfirmation(email);
    storeRequestedEmail(email);
    showToast(resend.succeeded);
  }
  return (
    <UnusableLink isFollowUp={done !== undefined} {...(done ? texts.spent : texts.incomplete)}>
      <EmailForm sendEmail={sendEmail} texts={resend} />
    </UnusableLink>
  );
}

function confirmedState(from: string): ConfirmationOutcome {
  return { outcome: 'confirmed', from };
}

function Confirmation({ link }: { readonly link: ConfirmationLink }) {
  const texts = useMessages(messages);
  const { hasFailed, retry } = useConfirmation(link);
  if (!hasFailed) {
    return (
      <AuthCard title={texts.title}>
        <Spinner label={texts.pending} />
      </AuthCard>
    );
  }
  return (
    <AuthCard key="failed" isFollowUp title={texts.failed.title} lead={texts.failed.lead}>
      <Button type="button" variant="primary" onClick={retry}>
        {texts.failed.retry}
      </Button>
    </AuthCard>
  );
}

/** Also after a reload, when the person may have signed out in between. */
function Confirmed({ from }: LoginState) {
  const { confirmed } = useMessages(messages);
  const { signedOut } = useMessages(emailMessages);
  const user = useAuthStore((state) => state.user);
  return (
    <AuthCard isFollowUp title={confirmed.title} lead={user ? confirmed.lead(user.name) : signedOut.lead}>
      <ButtonLink to={user ? from : paths.login} state={{ from }} variant="primary">
        {user ? confirmed.continue : signedOut.signIn}
      </ButtonLink>
    </AuthCard>
  );
}

interface ConfirmationState {
  /** The link may still be good: `retry` tries it again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Confirms the link when the page is shown, and again with `retry` after a failure that may pass. What came of it takes the
 * place of the link, so that neither the address bar nor the history keeps a key to the account.
 */
function useConfirmation({ tokenHash, type }: ConfirmationLink): ConfirmationState {
  const navigate = useNavigate();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what makes it run again
  useEffect(() => {
    let isShown = true;
    confirmLink({ tokenHash, type }).then(
      (outcome) => {
        if (isShown) void navigate(paths.confirmEmail, { replace: true, state: outcome });
      },
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [tokenHash, type, attempt]);

  function retry(): void {
    setHasFailed(false);
    setAttempt(attempt + 1);
  }
  return { hasFailed, retry };
}
