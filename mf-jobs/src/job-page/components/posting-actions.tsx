import { jobPath } from '@fursa/shared/contract';
import { productAddress } from '@fursa/shared/document';
import { ApplyButton } from '../../tracked/components/apply-button.tsx';
import { SaveButton } from '../../tracked/components/save-button.tsx';
import type { Posting } from '../model/posting.ts';
import { ShareButton } from './share-button.tsx';

export interface PostingActionsProps {
  readonly posting: Posting;
  readonly acceptsApplications: boolean;
}

/**
 * What can be done with a job. On phones and tablets it stays at the foot of the screen as long as the job is read, beside the
 * round button of the chat, and comes to rest below the text.
 */
export function PostingActions({ posting, acceptsApplications }: PostingActionsProps) {
  return (
    <div className="z-20 flex flex-wrap items-center gap-2 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-inset max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:py-3 max-lg:pr-20 max-lg:pl-inset">
      {acceptsApplications && (
        <div className="wrap-normal flex flex-1 flex-wrap gap-2 *:flex-1 max-lg:*:px-2!">
          <ApplyButton job={posting} />
        </div>
      )}
      <SaveButton job={posting} />
      <ShareButton title={posting.title} url={productAddress(jobPath(posting.id))} />
    </div>
  );
}
