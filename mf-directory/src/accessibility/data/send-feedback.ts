import { type AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { paths } from '@fursa/shared/contract';
import { useMutation } from '@tanstack/react-query';

export interface Feedback {
  readonly text: string;
  /** Without the name nobody, not even the operator, learns who wrote it. */
  readonly withName: boolean;
}

async function sendFeedback(client: BackendClient, { text, withName }: Feedback): Promise<void> {
  const { error, status } = await client
    .from('feedback')
    // Left out, the column is filled with who is signed in.
    .insert({ text: text.trim(), page: paths.accessibility, ...(withName ? {} : { user_id: null }) });
  if (error) throw toAppError(error, status);
}

/** Sends what somebody tells us about the product. */
export function useSendFeedback() {
  return useMutation<void, AppError, Feedback>({
    mutationFn: (feedback) => sendFeedback(getBackendClient(), feedback),
  });
}
