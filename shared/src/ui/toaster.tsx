import { lazy, Suspense } from 'react';

// Apart from the other pieces, so that whoever loads them does not load Base UI for a message that may never come.
const ToastViewport = lazy(async () => ({ default: (await import('./toast-viewport.tsx')).ToastViewport }));

/** Where toasts appear; once per page. Its bytes come when it is mounted. */
export function Toaster() {
  return (
    <Suspense>
      <ToastViewport />
    </Suspense>
  );
}
