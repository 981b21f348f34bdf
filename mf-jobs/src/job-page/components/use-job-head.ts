import { jobPath } from '@fursa/shared/contract';
import { productAddress, useDocumentTitle, useHeadElement, writeJsonLd } from '@fursa/shared/document';
import { useMessages } from '@fursa/shared/i18n';
import { jobPageMessages } from '../messages.ts';
import { toJobPostingData } from '../model/job-posting-data.ts';
import { isOpen, type OwnJob } from '../model/own-job.ts';

/**
 * What browsers, search engines and messengers read of a job's page: its title, its one address, and its data. Engines leave
 * out what is invented or closed, and a page without a job.
 *
 * @param job undefined while it is not known, null when there is none
 */
export function useJobHead(job: OwnJob | null | undefined, isWhole: boolean, now: Date): void {
  const text = useMessages(jobPageMessages);
  const address = job ? productAddress(jobPath(job.id)) : '';
  const isListed = job ? isOpen(job, now) && !job.isDemo : job === undefined;
  useDocumentTitle(text.documentTitle(job?.title ?? text.pageTitle, job?.company?.name ?? null));
  useHeadElement('link', job ? { rel: 'canonical', href: address } : undefined);
  useHeadElement('meta', isListed ? undefined : { name: 'robots', content: 'noindex' });
  useHeadElement(
    'script',
    job && isWhole && isOpen(job, now) ? { type: 'application/ld+json' } : undefined,
    job && isWhole ? writeJsonLd(toJobPostingData(job, address)) : '',
  );
}
