import { type ComponentType, useEffect, useState } from 'react';
import { PlainToast } from './plain-toast.tsx';
import { useToastStore } from './toast-store.ts';

/**
 * Where toasts appear; once per page. The bytes of Base UI come with the first message, because on most visits there is
 * none. Where they do not come, the message is shown without them: it may well say that the line is down.
 */
export function Toaster() {
  const waiting = useToastStore((state) => state.waiting);
  const [Viewport, setViewport] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!waiting || Viewport) return;
    import('./toast-viewport.tsx').then(
      ({ ToastViewport }) => setViewport(() => ToastViewport),
      () => setHasFailed(true),
    );
  }, [waiting, Viewport]);

  if (Viewport) return <Viewport />;
  return hasFailed && waiting ? <PlainToast message={waiting} /> : null;
}
