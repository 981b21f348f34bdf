import { jobPath, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { listNewestRemoteJobs, type RemoteJob } from './data/list-newest-remote-jobs.ts';

/** Three remote jobs that are open now. A job of another site is in the list of remote jobs, which says where it comes from. */
export function NewestRemoteJobs() {
  const text = useMessages(messages).remoteWork;
  const [jobs, setJobs] = useState<readonly RemoteJob[] | 'failed'>();

  useEffect(() => {
    listNewestRemoteJobs().then(setJobs, () => setJobs('failed'));
  }, []);

  if (jobs === 'failed') return <p>{text.failed}</p>;
  if (!jobs) return null;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {jobs.map(({ id, source, title, company_name, is_demo }) => (
        <li key={id} className="flex min-h-18 flex-col justify-center py-2">
          <Link to={source === 'local' ? jobPath(id) : paths.remoteJobs} className="font-semibold underline">
            <bdi>{title}</bdi>
          </Link>
          <p className="text-muted text-sm">
            <bdi translate="no">{company_name}</bdi>
            {is_demo && <span>{` · ${text.demo}`}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
