import { jobPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Badge, Card, Notice } from '@fursa/shared/ui';
import { ApplyButton } from '../../kept/components/apply-button.tsx';
import { ApplyNote } from '../../kept/components/apply-note.tsx';
import { SaveButton } from '../../kept/components/save-button.tsx';
import { SourceLine } from '../../listing/components/source-line.tsx';
import { messages } from '../../listing/messages/index.ts';
import { isNew } from '../../listing/model/listing.ts';
import { ReportJob } from '../../report/report-job.tsx';
import { ScamWarning } from '../../report/scam-warning.tsx';
import { productAddress } from '../data/product-address.ts';
import { jobPageMessages } from '../messages/job-page-messages.ts';
import { isOpen, type Posting } from '../model/posting.ts';
import { PostingFacts } from './posting-facts.tsx';
import { PostingText } from './posting-text.tsx';
import { ShareButton } from './share-button.tsx';

export interface PostingViewProps {
  readonly posting: Posting;
  /** Only the beginning of its text is known so far. */
  readonly isCut: boolean;
  readonly now: Date;
}

/** One job below its heading: everything it says and everything that can be done with it. */
export function PostingView({ posting, isCut, now }: PostingViewProps) {
  const text = useMessages(jobPageMessages);
  const job = useMessages(messages).job;
  const acceptsApplications = isOpen(posting, now);
  return (
    <>
      {acceptsApplications && isNew(posting, now) && (
        <span title={job.newTitle} className="-mt-3 md:-mt-5">
          <Badge tone="success">{job.isNew}</Badge>
        </span>
      )}
      {posting.status === 'draft' && (
        <Notice tone="neutral" title={text.draftTitle}>
          {text.draftText}
        </Notice>
      )}
      {!acceptsApplications && posting.status !== 'draft' && (
        <Notice tone="warning" title={text.closedTitle}>
          {text.closedText}
        </Notice>
      )}
      <ScamWarning signs={posting.scamSigns} />
      <div className="grid gap-6 md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-label={text.facts} className="flex flex-col gap-5 self-start lg:order-last">
          <PostingFacts posting={posting} now={now} />
          {acceptsApplications && posting.companyId !== null && <ApplyNote />}
          <div className="flex flex-wrap gap-3">
            {acceptsApplications && <ApplyButton listing={posting} />}
            <SaveButton listing={posting} />
            <ShareButton title={posting.title} url={productAddress(jobPath(posting.id))} />
          </div>
        </Card>
        <PostingText posting={posting} isCut={isCut} />
      </div>
      <footer className="flex flex-col gap-4 border-line border-t pt-4">
        {posting.isDemo && (
          <Notice tone="neutral" title={text.demoTitle}>
            {text.demoText}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <SourceLine listing={posting} />
          <ReportJob listing={posting} />
        </div>
      </footer>
    </>
  );
}
