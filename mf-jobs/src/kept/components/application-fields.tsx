import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { SelectField } from '@fursa/shared/ui';
import { pick } from '../../listing/model/pick.ts';
import { useChangeApplication } from '../data/change-application.ts';
import { keptMessages } from '../messages/kept-messages.ts';
import { type Application, applicationStatuses } from '../model/kept-job.ts';
import { ApplicationDate } from './application-date.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplicationFieldsProps {
  readonly application: Application;
}

/** How an application stands, when it was made, and what the person notes about it. */
export function ApplicationFields({ application }: ApplicationFieldsProps) {
  const text = useMessages(keptMessages);
  const { id, status, appliedAt, listingId, state } = application;
  const onFailed = useFailureToast(text.failedToChange);
  const { mutate } = useChangeApplication(onFailed);

  function handleStatus(value: string): void {
    const chosen = pick(applicationStatuses, value);
    if (chosen !== undefined) mutate({ id, changes: { status: chosen } });
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:max-w-text">
        <SelectField label={text.status} value={status} onChange={(event) => handleStatus(event.target.value)}>
          {applicationStatuses.map((option) => (
            <option key={option} value={option}>
              {text.statuses[option]}
            </option>
          ))}
        </SelectField>
        <ApplicationDate appliedAt={appliedAt} onChange={(day) => mutate({ id, changes: { appliedAt: day } })} />
      </div>
      <ApplicationNotes application={application} />
      {listingId !== null && state !== 'gone' && (
        <Link
          to={`${paths.assistant}?tab=job-fit&job=${encodeURIComponent(listingId)}`}
          className="flex min-h-11 items-center self-start font-semibold text-primary underline underline-offset-4"
        >
          {text.coverLetter}
        </Link>
      )}
    </div>
  );
}
