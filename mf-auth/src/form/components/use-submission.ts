import { toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { type Submission, showToast, useSubmit } from '@fursa/shared/ui';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { failureText } from '../model/failure-text.ts';

export interface FailureToast {
  readonly title: string;
  /** The toast for a failure without a sentence of its own. */
  readonly description: string;
}

export interface AccountSubmission<Fields> extends Submission<Fields> {
  /** Why it failed, until another try has ended: what is below it would jump at the press otherwise. */
  readonly problem: string | undefined;
}

/** What a form of the account does when it is sent, with a toast when it fails. */
export function useSubmission<Fields>(
  action: (fields: Fields) => Promise<void>,
  failed: FailureToast,
): AccountSubmission<Fields> {
  const texts = useMessages(messages);
  const [problem, setProblem] = useState<string>();
  const submission = useSubmit<Fields>(
    async (fields) => {
      await action(fields);
      setProblem(undefined);
    },
    (reason) => {
      const description = failureText(toAppError(reason), texts.failures, failed.description);
      setProblem(description);
      showToast({ title: failed.title, description, variant: 'destructive' });
    },
  );
  return { ...submission, problem };
}
