import type { AppError, AppErrorCode } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { trackMessages } from '../track-messages.ts';

/** What went wrong on the way has no words of the backend, only some of the browser's own. */
const withoutWords: ReadonlySet<AppErrorCode> = new Set(['offline', 'timeout', 'unavailable', 'invalid-response']);

/** Says why a change was not saved: in the backend's words, or in `fallback` where it had none. */
export function useFailureToast(fallback: string): (error: AppError) => void {
  const text = useMessages(trackMessages);
  return ({ code, message }) => {
    const reason = withoutWords.has(code) || message === '' ? fallback : message;
    const description = code === 'offline' ? text.offline : reason;
    showToast({ variant: 'destructive', title: text.errorTitle, description });
  };
}
