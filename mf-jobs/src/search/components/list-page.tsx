import { pageHeadingId } from '@fursa/shared/ui';
import type { ReactNode } from 'react';

export interface ListPageProps {
  readonly title: string;
  /** One sentence below: what the page is for. */
  readonly lead?: string;
  /** All of the page. */
  readonly children: ReactNode;
}

/** A page that is a list: low at its head on phones, so that the list begins high, and never shorter than the screen. */
export function ListPage({ title, lead, children }: ListPageProps) {
  return (
    <div className="-mt-4 flex min-h-dvh flex-col gap-2 md:mt-0 md:gap-6">
      <div className="max-w-line">
        <h1 id={pageHeadingId} tabIndex={-1} className="text-xl outline-none md:text-3xl">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 text-muted md:mt-2 md:text-lg">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
