import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { useAuthStore } from '@fursa/shared/session';
import { Button, useLazyPart } from '@fursa/shared/ui';
import { type ComponentType, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { readRegistry } from '../composition/page-registry.ts';
import { RemoteBoundary } from '../composition/remote-boundary.tsx';
import { SignOutButton } from '../session/sign-out-button.tsx';

/** Texts of the dialog that asks to sign in again. */
const en = {
  title: 'Sign in again',
  lead: 'Your session has ended. Nothing on this page is lost: sign in and carry on where you left off.',
  loading: 'Loading the sign-in form',
  notLoaded: 'The sign-in form did not load.',
  retry: 'Try again',
  leave: 'Sign out instead',
};

const sessionMessages = defineMessages({ en });

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
      <h2 id={titleId} className="text-xl">
        {text.title}
      </h2>
      <p id={leadId} className="mt-2 mb-5 text-muted">
        {text.lead}
      </p>
      {hasFailed && !Form && <NotLoaded text={text} onRetry={() => setHasFailed(false)} />}
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

interface SignInFormProps {
  readonly email: string;
  /** Shown where the form breaks. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** The form of the remote that fills the slot; which one that is, the registry is asked at each attempt. */
async function loadSignInForm(): Promise<ComponentType<SignInFormProps>> {
  const remote = readRegistry().remotes.find(({ slots }) => slots.includes('sign-in-dialog'));
  if (!remote) throw new Error('No remote fills the slot sign-in-dialog');
  // Where the slots of the frame have it from: shared by two chunks it would be one of its own.
  const { loadSlot } = await import(/* webpackChunkName: "remote-base" */ '../composition/load-slot.ts');
  const Form = await loadSlot(remote, 'sign-in-dialog');
  return ({ email, fallback }) => (
    <RemoteBoundary remote={remote} fallback={fallback}>
      <Form email={email} />
    </RemoteBoundary>
  );
}
