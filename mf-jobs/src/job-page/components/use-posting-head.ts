import { jobPath } from '@fursa/shared/contract';
import { productAddress, useDocumentTitle, useHeadElement, writeJsonLd } from '@fursa/shared/document';
import { useMessages } from '@fursa/shared/i18n';
import { jobPageMessages } from '../messages.ts';
import { toJobPostingData } from '../model/job-posting-data.ts';
import { isOpen, type Posting } from '../model/posting.ts';

/**
 * What browsers, search engines and messengers read of a job's page: its title, its one address, and its data. Engines leave
 * out what is invented or closed, and a page without a job.
 *
 * @param posting undefined while it is not known, null when there is none
 */
export function usePostingHead(posting: Posting | null | undefined, isWhole: boolean, now: Date): void {
  const text = useMessages(jobPageMessages);
  const address = posting ? productAddress(jobPath(posting.id)) : '';
  const isListed = posting ? isOpen(posting, now) && !posting.isDemo : posting === undefined;
  useDocumentTitle(text.documentTitle(posting?.title ?? text.pageTitle, posting?.company?.name ?? null));
  useHeadElement('link', posting ? { rel: 'canonical', href: address } : undefined);
  useHeadElement('meta', isListed ? undefined : { name: 'robots', content: 'noindex' });
  useHeadElement(
    'script',
    posting && isWhole && isOpen(posting, now) ? { type: 'application/ld+json' } : undefined,
    posting && isWhole ? writeJsonLd(toJobPostingData(posting, address)) : '',
  );
}
