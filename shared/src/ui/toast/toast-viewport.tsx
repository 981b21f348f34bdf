import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUiMessages } from '../messages.ts';
import { toastBoxClasses, toastPlaceClasses } from './toast-classes.ts';
import { takeToast, useToastStore } from './toast-store.ts';

/** One id for all: Base UI then replaces what is shown and starts its time anew. */
const toastId = 'toast';

const duration = 5000;

/** Screen readers speak of what changes in a live region, so the region has to be there for a moment before. */
const settleTime = 100;

export function ToastViewport() {
  return (
    <Toast.Provider timeout={duration} limit={1}>
      <ToastRegion />
    </Toast.Provider>
  );
}

function ToastRegion() {
  const { toasts, add } = Toast.useToastManager();
  const messages = useUiMessages();
  const hasAlert = toasts.some(({ type }) => type === 'destructive');

  useEffect(() => {
    function showWaiting() {
      const message = takeToast();
      if (!message) return;
      const { title, description, variant: type = 'default' } = message;
      add({ id: toastId, title, description, type });
    }
    const settled = setTimeout(showWaiting, settleTime);
    const unsubscribe = useToastStore.subscribe(showWaiting);
    return () => {
      clearTimeout(settled);
      unsubscribe();
    };
  }, [add]);

  return (
    // An alert speaks for itself; inside a live region it would be heard twice.
    <Toast.Viewport
      aria-label={messages.toast.region}
      aria-live={hasAlert ? 'off' : 'polite'}
      className={toastPlaceClasses}
    >
      {toasts.map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </Toast.Viewport>
  );
}

/** Base UI takes a toast for a dialog. */
const notModal = { 'aria-modal': undefined };

function ShownToast({ toast }: Pick<Toast.Root.Props, 'toast'>) {
  const messages = useUiMessages();
  const isAlert = toast.type === 'destructive';
  const box = useRef<HTMLDivElement>(null);
  const { title, description } = toast;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another message in the same place may be a taller one
  useEffect(() => {
    // The region and not the message, which is still sliding to its place.
    const place = box.current?.parentElement;
    return place ? keepButtonUncovered(place) : undefined;
  }, [title, description]);

  return (
    // Base UI's own way for urgent toasts (a hidden dialog and a copy of its text) leaves a focusable inside the hidden.
    <Toast.Root
      ref={box}
      toast={toast}
      role={isAlert ? 'alert' : 'group'}
      {...notModal}
      tabIndex={-1}
      className={`${toastBoxClasses} transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0`}
    >
      <Toast.Content className="ui flex items-start gap-3 py-2 pr-2 pl-4">
        {isAlert ? (
          <CircleAlert aria-hidden="true" className="ui mt-2.5 size-5 shrink-0 text-danger" />
        ) : (
          <CircleCheck aria-hidden="true" className="ui mt-2.5 size-5 shrink-0 text-primary" />
        )}
        <div className="ui min-w-0 flex-1 py-2">
          {/* A paragraph: a passing message is no heading of the page. */}
          {/* In the largest font a long word has no room on a phone. */}
          <Toast.Title render={<p />} className="ui text-[min(1rem,7vw)] font-semibold" />
          <Toast.Description className="ui text-sm text-muted" />
        </div>
        <Toast.Close
          aria-label={messages.toast.close}
          // Base UI hides it until the toast has the focus: then nobody would hear that it can be closed.
          aria-hidden={undefined}
          className="ui flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="ui size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

/** Pixels between the button and the message. */
const gap = 8;

/**
 * The button that sends a form is what one presses next, and a message must not lie on it: the page is scrolled until the button is
 * above the message, also when its form comes after the message. Once for each button: who scrolls it below knows what they do.
 *
 * @param message where it is when it has come to rest
 * @returns a function that ends it
 */
function keepButtonUncovered(message: Element): () => void {
  const main = document.querySelector('main');
  const uncovered = new WeakSet<Element>();

  function look(): void {
    const covering = message.getBoundingClientRect();
    for (const button of main?.querySelectorAll('form button[type="submit"]') ?? []) {
      const { top, bottom, left, right } = button.getBoundingClientRect();
      const isBeside = right <= covering.left || left >= covering.right;
      if (isBeside || bottom <= covering.top || top >= covering.bottom || uncovered.has(button)) continue;
      uncovered.add(button);
      window.scrollBy({ top: bottom + gap - covering.top });
    }
  }

  look();
  // After the frame, in which a page that has just come is scrolled to its beginning.
  const observer = new MutationObserver(() => requestAnimationFrame(look));
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
