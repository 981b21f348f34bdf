import { jobPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Badge, Card, Notice } from '@fursa/shared/ui';
import { productAddress } from '../data/product-address.ts';
import { messages } from '../messages/index.ts';
import { jobPageEn } from '../messages/job-page-en.ts';
import { isNew } from '../model/listing.ts';
import { isOpen, type Posting } from '../model/posting.ts';
import { ApplyButton } from './apply-button.tsx';
import { ApplyNote } from './apply-note.tsx';
import { PostingFacts } from './posting-facts.tsx';
import { PostingText } from './posting-text.tsx';
import { ReportJob } from './report-job.tsx';
import { SaveButton } from './save-button.tsx';
import { ScamWarning } from './scam-warning.tsx';
import { ShareButton } from './share-button.tsx';
import { SourceLine } from './source-line.tsx';

export interface PostingViewProps {
  readonly posting: Posting;
  /** Only the beginning of its text is known so far. */
  readonly isCut: boolean;
  readonly now: Date;
}

/** One job below its heading: everything it says and everything that can be done with it. */
export function PostingView({ posting, isCut, now }: PostingViewProps) {
  const text = useMessages({ en: jobPageEn });
  const job = useMessages(messages).job;
  const isTaken = isOpen(posting, now);
  return (
    <>
      {isTaken && isNew(posting, now) && (
        <span title={job.newTitle} className="-mt-3 md:-mt-5">
          <Badge tone="success">{job.isNew}</Badge>
        </span>
      )}
      {posting.status === 'draft' && (
        <Notice tone="neutral" title={text.draftTitle}>
          {text.draftText}
        </Notice>
      )}
      {!isTaken && posting.status !== 'draft' && (
        <Notice tone="warning" title={text.closedTitle}>
          {text.closedText}
        </Notice>
      )}
      <ScamWarning signs={posting.scamSigns} />
      <div className="grid gap-6 md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-label={text.facts} className="flex flex-col gap-5 self-start lg:order-last">
          <PostingFacts posting={posting} now={now} />
          {isTaken && posting.companyId !== null && <ApplyNote />}
          <div className="flex flex-wrap gap-3">
            {isTaken && <ApplyButton listing={posting} />}
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
