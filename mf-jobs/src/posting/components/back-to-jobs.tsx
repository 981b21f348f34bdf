import { paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ArrowLeft } from 'lucide-react';
import { jobPageMessages } from '../messages/job-page-messages.ts';

/** To the list somebody came from, with its search; without one to the list that is open to them. */
export function BackToJobs() {
  const text = useMessages(jobPageMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { state } = useLocation();
  const list = isAuthenticated
    ? { to: paths.jobs, label: text.allJobs }
    : { to: paths.remoteJobs, label: text.remoteJobs };
  const from = readReturnPath(state);
  const { to, label } = from === paths.home ? list : { to: from, label: text.back };
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {label}
    </Link>
  );
}
