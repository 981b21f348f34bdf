import { jobPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { messages } from '../messages.ts';
import type { Job } from '../model/job.ts';

export interface JobTitleProps {
  readonly job: Pick<Job, 'id' | 'isLocal' | 'title' | 'url'>;
}

/** The title of a job in a list, and the way to it: its page here, or where it was posted in a new tab. */
export function JobTitle({ job: { id, isLocal, title, url } }: JobTitleProps) {
  const text = useMessages(messages).job;
  const { pathname, search } = useLocation();
  // The padding moves nothing, makes a title of one line 24 px high for a finger, and leaves the line below to the company's link.
  if (isLocal) {
    // Where the job's page leads back to.
    const state: LoginState = { from: pathname + search };
    return (
      <Link to={jobPath(id)} state={state} className="pt-2 underline-offset-4 hover:underline">
        <bdi>{title}</bdi>
      </Link>
    );
  }
  if (url === null) return <bdi>{title}</bdi>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text.inNewTab(title)}
      className="pt-2 underline-offset-4 hover:underline"
    >
      <bdi>{title}</bdi>
    </a>
  );
}
