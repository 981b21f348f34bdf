import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button } from '@fursa/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../messages/index.ts';
import type { Job } from '../model/job.ts';
import { CompanyName } from './company-name.tsx';
import { JobBadges } from './job-badges.tsx';

export interface JobDetailsProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** The whole posting in a native modal dialog: Escape closes it and focus goes back to where it came from. */
export function JobDetails({ job, onClose }: JobDetailsProps) {
  const text = useMessages(messages).job;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Without this the browser would focus the link to the company, and a screen reader would begin there.
    title.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className="m-auto max-h-[85dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-lg overscroll-contain border border-line bg-surface p-4 text-ink shadow-float backdrop:bg-black/50 md:p-6"
    >
      <div className="flex flex-col gap-4">
        <header className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 ref={title} id={titleId} tabIndex={-1} className="outline-none wrap-anywhere text-xl leading-snug">
              {job.title}
            </h2>
            <p className="wrap-anywhere text-muted">
              <CompanyName company={job.company} />
            </p>
            {job.location !== null && <p className="text-muted text-sm">{job.location}</p>}
          </div>
          <Button
            variant="quiet"
            className="-mt-2 -mr-2 shrink-0"
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </Button>
        </header>
        <JobBadges job={job} />
        <p className="wrap-anywhere whitespace-pre-line">{job.description}</p>
        {job.requirements !== null && (
          <section>
            <h3 className="mb-1 text-base">{text.requirements}</h3>
            <ul className="wrap-anywhere list-disc pl-5">
              {job.requirements.split(/\n+/).map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </section>
        )}
        {job.skills.length > 0 && (
          <section>
            <h3 className="mb-2 text-base">{text.skills}</h3>
            <ul className="flex flex-wrap gap-2">
              {job.skills.map((skill) => (
                <li key={skill}>
                  <Badge tone="neutral">{skill}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="flex flex-wrap gap-x-4 text-muted text-sm">
          {job.experienceLevel !== null && <span>{text.level(text.levels[job.experienceLevel])}</span>}
          <time dateTime={job.postedAt.toISOString()}>{text.posted(job.postedAt)}</time>
        </p>
      </div>
    </dialog>
  );
}
