import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, Card } from '@fursa/shared/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { isNew, type Job } from '../model/job.ts';
import { CompanyName } from './company-name.tsx';
import { JobBadges } from './job-badges.tsx';
import { JobDetails } from './job-details.tsx';

export interface JobCardProps {
  readonly job: Job;
  readonly now: Date;
}

/** One posting in the list; `View Details` opens its whole text over the page. */
export function JobCard({ job, now }: JobCardProps) {
  const text = useMessages(messages).job;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="article" className="flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-lg leading-snug">{job.title}</h2>
          <p className="wrap-anywhere text-muted">
            <CompanyName company={job.company} />
          </p>
        </div>
        {isNew(job, now) && (
          <span title={text.newTitle} className="shrink-0">
            <Badge tone="success">{text.isNew}</Badge>
          </span>
        )}
      </div>
      {job.location !== null && (
        <p className="flex items-center gap-1.5 text-muted text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          {job.location}
        </p>
      )}
      <p className="line-clamp-3 wrap-anywhere">{job.description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <JobBadges job={job} />
        <Button
          variant="secondary"
          aria-label={text.detailsOf(job.title, job.company.name)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {text.viewDetails}
        </Button>
      </div>
      {isOpen && <JobDetails job={job} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
