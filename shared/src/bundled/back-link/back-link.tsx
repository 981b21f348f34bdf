import { paths, readReturnPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Link, useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ArrowLeft } from 'lucide-react';

const messages = defineMessages({
  en: {
    back: 'Back to the list',
    remoteJobs: 'Remote jobs',
  },
});

export interface BackLinkProps {
  /** The list for people who are signed in and came from nowhere. */
  readonly to: string;
  /** What that list is called. */
  readonly children: string;
}

/** From one thing to the list somebody came from, with its search; without one to the list that is open to them. */
export function BackLink({ to, children }: BackLinkProps) {
  const text = useMessages(messages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { state } = useLocation();
  const list = isAuthenticated ? { to, label: children } : { to: paths.remoteJobs, label: text.remoteJobs };
  const from = readReturnPath(state);
  const target = from === paths.home ? list : { to: from, label: text.back };
  return (
    <Link
      to={target.to}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {target.label}
    </Link>
  );
}
