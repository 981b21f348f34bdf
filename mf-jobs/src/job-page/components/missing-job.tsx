import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink } from '@fursa/shared/ui';
import { jobPageMessages } from '../messages.ts';

/** Where a job would be that does not exist, or that this person may not see. */
export function MissingJob() {
  const text = useMessages(jobPageMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-line text-muted">{text.notFoundText}</p>
      <ButtonLink to={isAuthenticated ? paths.jobs : paths.remoteJobs} variant="primary">
        {text.findOthers}
      </ButtonLink>
    </div>
  );
}
