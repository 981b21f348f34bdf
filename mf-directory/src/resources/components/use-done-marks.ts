import { type AppErrorCode, toAppError } from '@fursa/shared/backend';
import {
  completedResourcesQueryOptions,
  useMarkResource,
  usePendingMarks,
} from '@fursa/shared/data/completed-resources';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { showToast } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';

/** What went wrong on the way has no words of the backend, only some of the browser's own. */
const withoutWords: ReadonlySet<AppErrorCode> = new Set(['timeout', 'unavailable', 'invalid-response', 'unknown']);

export interface DoneMarks {
  /** Undefined while nobody knows. */
  readonly doneIds: ReadonlySet<string> | undefined;
  readonly hasFailed: boolean;
  retry(): void;
  /** Settles when it is stored, or a message has said why not. */
  mark(resourceId: string, isDone: boolean): Promise<void>;
}

/** What the person has finished, with every press that is on its way. */
export function useDoneMarks(): DoneMarks {
  const text = useMessages(messages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const { data, isError, refetch } = useQuery({
    ...completedResourcesQueryOptions(userId),
    enabled: userId !== '',
  });
  const pending = usePendingMarks(userId);
  const { mutateAsync } = useMarkResource(userId);

  async function mark(resourceId: string, isDone: boolean): Promise<void> {
    try {
      await mutateAsync({ resourceId, isDone });
    } catch (error) {
      const { code, message } = toAppError(error);
      const reason = code === 'offline' ? text.offline : withoutWords.has(code) ? text.markFailed : message;
      showToast({ variant: 'destructive', title: text.toastTitle, description: reason });
    }
  }

  const doneIds = data && new Set(data.map(({ id }) => id));
  if (doneIds !== undefined) {
    for (const [id, isDone] of pending) {
      if (isDone) doneIds.add(id);
      else doneIds.delete(id);
    }
  }
  return { doneIds, hasFailed: isError && data === undefined, retry: () => void refetch(), mark };
}
