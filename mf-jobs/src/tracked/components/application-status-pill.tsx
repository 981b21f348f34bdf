import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useId } from 'react';
import { pick } from '../../job/model/pick.ts';
import { useChangeApplication } from '../data/change-application.ts';
import { trackedMessages } from '../messages.ts';
import { type Application, applicationStatuses } from '../model/tracked-job.ts';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplicationStatusPillProps {
  readonly application: Pick<Application, 'id' | 'status'>;
}

/** How an application stands: a pill that opens a menu. A change is said politely, once it is stored. */
export function ApplicationStatusPill({ application: { id, status } }: ApplicationStatusPillProps) {
  const text = useMessages(trackedMessages);
  const selectId = useId();
  const onFailed = useFailureToast(text.failedToChange);
  const { mutate } = useChangeApplication({ onFailed });

  function handleChange(value: string): void {
    const chosen = pick(applicationStatuses, value);
    if (chosen === undefined) return;
    const onSuccess = () => showToast({ title: text.statusSaved(text.statuses[chosen]) });
    mutate({ id, changes: { status: chosen } }, { onSuccess });
  }

  return (
    <div className="shrink-0">
      <label htmlFor={selectId} className="sr-only">
        {text.status}
      </label>
      <select
        id={selectId}
        value={status}
        onChange={(event) => handleChange(event.target.value)}
        className="min-h-11 max-w-full cursor-pointer rounded-full border border-edge bg-surface px-2 font-semibold text-ink text-sm hover:border-ink"
      >
        {applicationStatuses.map((option) => (
          <option key={option} value={option}>
            {text.statuses[option]}
          </option>
        ))}
      </select>
    </div>
  );
}
