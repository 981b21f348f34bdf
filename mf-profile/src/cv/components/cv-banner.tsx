import { useMessages } from '@fursa/shared/i18n';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';

export interface CvBannerProps {
  /** The way to where a CV is uploaded. */
  readonly renderLink: (label: string) => ReactNode;
}

/** What a CV is good for, above everything else of the page while there is none. It comes with the page, so nothing moves. */
export function CvBanner({ renderLink }: CvBannerProps) {
  const text = useMessages(messages).cvBanner;
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-primary-soft p-4 md:px-6">
      <FileText aria-hidden="true" className="size-8 shrink-0 text-primary max-md:hidden" />
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className="text-lg">{text.title}</h2>
        <p>{text.text}</p>
      </div>
      {renderLink(text.action)}
    </section>
  );
}
