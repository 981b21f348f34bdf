import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useUiMessages } from '../messages.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import { toastBoxClasses, toastPlaceClasses } from './toast-classes.ts';
import { type ToastMessage, takeToast, useToastStore } from './toast-store.ts';

const loadViewport = () => import('./toast-viewport.tsx').then((module) => module.ToastViewport);

/**
 * Where toasts appear; once per page. The bytes of Base UI come with the first message, because on most visits there is
 * none. Where they do not come, the message is shown without them: it may well say that the line is down.
 */
export function Toaster() {
  const waiting = useToastStore((state) => state.waiting);
  const [missed, setMissed] = useState<ToastMessage | null>(null);
  const Viewport = useLazyPart(loadViewport, {
    isNeeded: waiting !== missed,
    onFailure: () => setMissed(waiting),
  });

  if (Viewport) return <Viewport />;
  return missed && waiting ? <PlainToast message={waiting} /> : null;
}

/** A toast that needs nothing more than what is here already; it stays until it is closed or replaced. */
export function PlainToast({ message }: { readonly message: ToastMessage }) {
  const messages = useUiMessages();
  return (
    <div role="alert" className={`${toastPlaceClasses} ${toastBoxClasses} flex items-start gap-3 p-4`}>
      <div className="ui min-w-0 flex-1">
        <p className="ui font-semibold">{message.title}</p>
        {message.description && <p className="ui text-sm text-muted">{message.description}</p>}
      </div>
      <Button variant="quiet" onClick={takeToast}>
        {messages.toast.close}
      </Button>
    </div>
  );
}
