import { type AppError, toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useRef } from 'react';
import { messages } from '../messages/index.ts';
import { failureText } from '../model/failure-text.ts';

interface FailureToast {
  readonly title: string;
  /** For a failure without a sentence of its own. */
  readonly description: string;
}

/**
 * Wraps what a form does when it is sent: one request however often it is sent meanwhile, and a toast when it fails. The
 * flag is a ref because a second Enter arrives before React has drawn the button disabled.
 */
export function useSubmission<Fields>(submit: (fields: Fields) => Promise<void>, failed: FailureToast) {
  const texts = useMessages(messages);
  const isUnderWay = useRef(false);
  return async function submitOnce(fields: Fields): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await submit(fields);
    } catch (reason) {
      const error: AppError = toAppError(reason);
      showToast({
        title: failed.title,
        description: failureText(error, texts.failures, failed.description),
        variant: 'destructive',
      });
    } finally {
      isUnderWay.current = false;
    }
  };
}
