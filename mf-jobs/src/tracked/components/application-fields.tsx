import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useChangeApplication } from '../data/change-application.ts';
import { trackedMessages } from '../messages.ts';
import type { Application } from '../model/tracked-job.ts';
import { ApplicationDate } from './application-date.tsx';
import { useFailureToast } from './use-failure-toast.ts';

export interface ApplicationFieldsProps {
  readonly application: Application;
}

/** When an application was made, and what can be written for it. */
export function ApplicationFields({ application }: ApplicationFieldsProps) {
  const text = useMessages(trackedMessages);
  const { id, appliedAt, jobId, state } = application;
  const onFailed = useFailureToast(text.failedToChange);
  const { mutate } = useChangeApplication({ onFailed });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <ApplicationDate appliedAt={appliedAt} onChange={(day) => mutate({ id, changes: { appliedAt: day } })} />
      {jobId !== null && state !== 'gone' && (
        <TextLink to={`${paths.assistant}?tab=job-fit&job=${encodeURIComponent(jobId)}`} isApart>
          {text.coverLetter}
        </TextLink>
      )}
    </div>
  );
}
