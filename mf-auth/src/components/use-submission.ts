import { toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useRef } from 'react';
import { messages } from '../messages/index.ts';
import { failureText } from '../model/failure-text.ts';

export interface FailureToast {
  readonly title: string;
  /** For a failure without a sentence of its own. */
  readonly description: string;
}

/**
 * Wraps what a form does when it is sent: a toast when it fails, and one request however often it is sent meanwhile. Who
 * sends again waits for the same answer, so that the form stays busy until it is there; a ref, because a second Enter
 * arrives before React has drawn the button disabled.
 */
export function useSubmission<Fields>(submit: (fields: Fields) => Promise<void>, failed: FailureToast) {
  const texts = useMessages(messages);
  const underWay = useRef<Promise<void>>(undefined);

  async function submitOrReport(fields: Fields): Promise<void> {
    try {
      await submit(fields);
    } catch (reason) {
      const description = failureText(toAppError(reason), texts.failures, failed.description);
      showToast({ title: failed.title, description, variant: 'destructive' });
    } finally {
      underWay.current = undefined;
    }
  }

  return function submitOnce(fields: Fields): Promise<void> {
    underWay.current ??= submitOrReport(fields);
    return underWay.current;
  };
}
