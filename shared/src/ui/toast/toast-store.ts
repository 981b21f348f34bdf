import { create } from 'zustand';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` when something failed: announced at once, shown in red with a mark. */
  readonly variant?: 'default' | 'destructive' | undefined;
}

interface ToastState {
  /** Asked for and not yet on screen. */
  readonly waiting: ToastMessage | null;
}

/** Between whoever asks for a toast and the {@link Toaster} that may not have been loaded yet. */
export const useToastStore = create<ToastState>()(() => ({ waiting: null }));

/**
 * Shows a short message for 5 s at the bottom of the page. One at a time: a newer one takes the place of the older.
 * Before a `Toaster` is there the last one waits for it.
 */
export function showToast(message: ToastMessage): void {
  useToastStore.setState({ waiting: message });
}

/** The message that waits, which then no longer does. */
export function takeToast(): ToastMessage | null {
  const { waiting } = useToastStore.getState();
  if (waiting) useToastStore.setState({ waiting: null });
  return waiting;
}
