import { toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { type Submission, showToast, useSubmit } from '@fursa/shared/ui';
import { messages } from '../../messages/index.ts';
import { failureText } from '../model/failure-text.ts';

export interface FailureToast {
  readonly title: string;
  /** For a failure without a sentence of its own. */
  readonly description: string;
}

/** What a form of the account does when it is sent, with a toast when it fails. */
export function useSubmission<Fields>(
  action: (fields: Fields) => Promise<void>,
  failed: FailureToast,
): Submission<Fields> {
  const texts = useMessages(messages);
  return useSubmit(action, (reason) => {
    const description = failureText(toAppError(reason), texts.failures, failed.description);
    showToast({ title: failed.title, description, variant: 'destructive' });
  });
}
