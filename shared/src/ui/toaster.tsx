import { lazy, Suspense, useEffect, useState } from 'react';
import { useToastStore } from './toast-store.ts';

// Apart from the other pieces, so that nobody loads Base UI for a message that may never come.
const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

/** Where toasts appear; once per page. Its bytes come with the first message. */
export function Toaster() {
  const isWanted = useToastStore((state) => state.waiting !== null);
  const [wasWanted, setWasWanted] = useState(isWanted);

  useEffect(() => {
    if (isWanted) setWasWanted(true);
  }, [isWanted]);

  if (!wasWanted) return null;
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  );
}
