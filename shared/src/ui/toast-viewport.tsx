import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { toastBoxClasses, toastPlaceClasses } from './toast-classes.ts';
import { takeToast, useToastStore } from './toast-store.ts';
import { useUiMessages } from './use-ui-messages.ts';

/** One id for all: Base UI then replaces what is shown and starts its time anew. */
const toastId = 'toast';

const duration = 5000;

export function ToastViewport() {
  const messages = useUiMessages();
  return (
    <Toast.Provider timeout={duration} limit={1}>
      <Toast.Viewport aria-label={messages.toast.region} className={toastPlaceClasses}>
        <ShownToasts />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ShownToasts() {
  const { toasts, add } = Toast.useToastManager();
  const messages = useUiMessages();

  useEffect(() => {
    function showWaiting() {
      const message = takeToast();
      if (!message) return;
      const isDestructive = message.variant === 'destructive';
      add({
        id: toastId,
        title: message.title,
        description: message.description,
        type: isDestructive ? 'destructive' : 'default',
        priority: isDestructive ? 'high' : 'low',
      });
    }
    showWaiting();
    return useToastStore.subscribe(showWaiting);
  }, [add]);

  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`${toastBoxClasses} transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0`}
    >
      <Toast.Content className="flex items-start gap-3 py-2 pr-2 pl-4">
        {toast.type === 'destructive' ? (
          <CircleAlert aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-primary" />
        )}
        <div className="min-w-0 flex-1 py-2">
          {/* A paragraph: a passing message is no heading of the page. */}
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-sm text-muted" />
        </div>
        <Toast.Close
          aria-label={messages.toast.close}
          // Base UI hides it until the toast has the focus: then nobody would hear that it can be closed.
          aria-hidden={undefined}
          className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
