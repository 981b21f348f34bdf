import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useNavigate } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { useState } from 'react';
import { AuthCard } from '../../form/components/auth-card.tsx';
import { useSubmission } from '../../form/components/use-submission.ts';
import { acceptGrant, declineGrant, readWaitingGrant } from '../data/grant.ts';
import { messages } from '../messages.ts';

interface SignInQuestionProps {
  /** What the link has done already, as a heading and as a sentence. */
  readonly done: { readonly title: string; readonly lead: string };
  /** Called once the person is signed in. */
  readonly onSignedIn: (from: string) => void | Promise<void>;
}

/**
 * Asks before a link of an email signs in: it was not asked for on this device, or somebody else is signed in here. After a reload
 * the session of the link is gone, and the way on is to sign in.
 */
export function SignInQuestion({ done, onSignedIn }: SignInQuestionProps) {
  const { question: texts, signedOut } = useMessages(messages);
  const navigate = useNavigate();
  const [waiting] = useState(readWaitingGrant);
  // As they were when the question was put: the answer does not change it while the page is left.
  const [current] = useState(() => useAuthStore.getState().user);
  const { submit: accept, isBusy } = useSubmission<void>(async () => {
    if (waiting === undefined) return;
    await acceptGrant(waiting.grant);
    await onSignedIn(waiting.from);
  }, texts.failed);

  async function handleDecline(): Promise<void> {
    // Left at once: the page need not know whether the backend has heard of it.
    await navigate(paths.home, { replace: true });
    if (waiting) await declineGrant(waiting.grant);
  }

  if (waiting === undefined) {
    return (
      <AuthCard isFollowUp title={done.title} lead={signedOut.lead}>
        <ButtonLink to={paths.login} variant="primary">
          {signedOut.signIn}
        </ButtonLink>
      </AuthCard>
    );
  }
  const { email } = waiting.grant;
  return (
    <AuthCard isFollowUp title={texts.title} lead={done.lead}>
      <p className="break-words">{current ? texts.current(current.email) : texts.notAsked}</p>
      <div className="flex flex-col gap-3">
        <Button variant="primary" busy={isBusy} onClick={() => accept()}>
          {isBusy ? texts.accepting : <AddressText>{texts.accept(email)}</AddressText>}
        </Button>
        <Button disabled={isBusy} onClick={handleDecline}>
          {current ? <AddressText>{texts.stay(current.email)}</AddressText> : texts.decline}
        </Button>
      </div>
    </AuthCard>
  );
}

/** A text that ends in an email address; when it is too long it breaks before the domain. */
function AddressText({ children }: { readonly children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      <span>{children.slice(0, at)}</span>
      <wbr />
      <span>{children.slice(at)}</span>
    </>
  );
}
