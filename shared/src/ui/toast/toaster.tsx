import { useState } from 'react';
import { useLazyPart } from '../use-lazy-part.ts';
import { PlainToast } from './plain-toast.tsx';
import { type ToastMessage, useToastStore } from './toast-store.ts';

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
