import { jobPath } from '@fursa/shared/contract';
import { productAddress } from '@fursa/shared/document';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, showToast, TextField } from '@fursa/shared/ui';
import { Info, Share2 } from 'lucide-react';
import { useState } from 'react';
import { SourceLine } from '../../job/components/source-line.tsx';
import { ReportJob } from '../../report/report-job.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { ApplyButton } from '../../tracked/components/apply-button.tsx';
import { SaveButton } from '../../tracked/components/save-button.tsx';
import { jobPageMessages } from '../messages.ts';
import { isOpen, type OwnJob } from '../model/own-job.ts';
import { JobFacts } from './job-facts.tsx';
import { JobText } from './job-text.tsx';

export interface JobDetailsProps {
  readonly job: OwnJob;
  /** Only the beginning of its text is known so far. */
  readonly isCut: boolean;
  readonly now: Date;
}

/** One job below its heading: everything it says and everything that can be done with it. */
export function JobDetails({ job, isCut, now }: JobDetailsProps) {
  const text = useMessages(jobPageMessages);
  const acceptsApplications = isOpen(job, now);
  return (
    <>
      {job.status === 'draft' && (
        <Notice tone="neutral" title={text.draftTitle}>
          {text.draftText}
        </Notice>
      )}
      {!acceptsApplications && job.status !== 'draft' && (
        <Notice tone="warning" title={text.closedTitle}>
          {text.closedText}
        </Notice>
      )}
      <ScamWarning signs={job.scamSigns} />
      {/* Below `lg` one column, in which the card has no box of its own and its buttons come last. */}
      <div className="flex flex-1 flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="max-lg:contents lg:sticky lg:top-20 lg:order-last lg:flex lg:flex-col lg:gap-5 lg:self-start lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-6">
          <JobFacts job={job} now={now} />
          {job.isDemo && <DemoNote />}
          <JobActions job={job} acceptsApplications={acceptsApplications} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-1">
          <JobText job={job} isCut={isCut} />
          <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t pt-2">
            <SourceLine job={job} />
            <ReportJob job={job} />
          </footer>
        </div>
      </div>
    </>
  );
}

/** Said before anybody applies. */
function DemoNote() {
  const text = useMessages(jobPageMessages);
  return (
    <p className="flex max-w-line gap-2 text-muted text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        <strong className="font-semibold">{text.demoTitle}</strong>: {text.demoText}
      </span>
    </p>
  );
}

interface JobActionsProps {
  readonly job: OwnJob;
  readonly acceptsApplications: boolean;
}

/**
 * What can be done with a job. On phones and tablets it stays at the foot of the screen as long as the job is read, beside the
 * round button of the chat, and comes to rest below the text.
 */
function JobActions({ job, acceptsApplications }: JobActionsProps) {
  return (
    <div className="z-20 flex flex-wrap items-center gap-2 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-inset max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:py-3 max-lg:pr-20 max-lg:pl-inset">
      {acceptsApplications && (
        <div className="wrap-normal flex flex-1 flex-wrap gap-2 *:flex-1 max-lg:*:px-2! lg:basis-full">
          <ApplyButton job={job} />
        </div>
      )}
      <SaveButton job={job} />
      <ShareButton title={job.title} url={productAddress(jobPath(job.id))} />
    </div>
  );
}

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/** The phone's own way of sharing; where there is none the link is copied, and where that fails it is shown. */
function ShareButton({ title, url }: ShareButtonProps) {
  const text = useMessages(jobPageMessages);
  const [isLinkShown, setIsLinkShown] = useState(false);

  async function handleShare(): Promise<void> {
    if (await isShared({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: text.copiedTitle, description: text.copiedText });
    } catch {
      // Forbidden, or no clipboard on a page that is not https.
      setIsLinkShown(true);
    }
  }

  return (
    <>
      <Button className="px-3 lg:px-4" onClick={() => void handleShare()}>
        <Share2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="max-lg:sr-only">{text.share}</span>
      </Button>
      {isLinkShown && (
        <TextField
          className="w-full"
          label={text.link}
          help={text.linkHelp}
          value={url}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

/** Also when the person thought better of it. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
