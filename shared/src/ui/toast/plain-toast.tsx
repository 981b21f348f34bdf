import { Button } from '../button/button.tsx';
import { useUiMessages } from '../messages.ts';
import { toastBoxClasses, toastPlaceClasses } from './toast-classes.ts';
import { type ToastMessage, takeToast } from './toast-store.ts';

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
