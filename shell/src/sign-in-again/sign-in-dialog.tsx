import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, useLazyPart } from '@fursa/shared/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { loadSignInForm } from './load-sign-in-form.tsx';
import { sessionMessages } from './messages.ts';

/** Asks the person on the page to sign in again. There are two ways out: signing in and signing out. */
export function SignInDialog() {
  const text = useMessages(sessionMessages);
  const titleId = useId();
  const leadId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const email = useAuthStore((state) => state.user?.email ?? '');
  const [hasFailed, setHasFailed] = useState(false);
  const Form = useLazyPart(loadSignInForm, { isNeeded: !hasFailed, onFailure: () => setHasFailed(true) });

  // Before it is removed it is closed, which gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={leadId}
      className="m-auto w-[calc(100%-2rem)] max-w-[26rem] rounded-lg border border-line bg-surface p-6 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.5)]"
      // Closed, it would leave a page that can neither read nor save anything. A second Escape cannot be prevented.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={titleId} className="text-xl font-semibold">
        {text.title}
      </h2>
      <p id={leadId} className="mt-2 mb-5 text-muted">
        {text.lead}
      </p>
      {hasFailed && <NotLoaded text={text} onRetry={() => setHasFailed(false)} />}
      {!hasFailed && !Form && <p role="status">{text.loading}</p>}
      {Form && <Form email={email} fallback={(retry) => <NotLoaded text={text} onRetry={retry} />} />}
      <div className="mt-3 border-t border-line pt-3">
        <SignOutButton label={text.leave} />
      </div>
    </dialog>
  );
}

interface NotLoadedProps {
  readonly text: typeof sessionMessages.en;
  readonly onRetry: () => void;
}

function NotLoaded({ text, onRetry }: NotLoadedProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{text.notLoaded}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
  );
}
