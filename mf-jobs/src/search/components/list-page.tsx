import { PageHeading } from '@fursa/shared/ui';
import type { ReactNode } from 'react';

export interface ListPageProps {
  readonly title: string;
  /** One sentence below: what the page is for. */
  readonly lead?: string;
  /** All of the page. */
  readonly children: ReactNode;
}

/** A page that is a list: what it holds stands close together on phones, so that the list begins high, and it is never shorter than the screen. */
export function ListPage({ title, lead, children }: ListPageProps) {
  return (
    <div className="flex min-h-dvh flex-col gap-2 md:gap-6">
      <PageHeading title={title} lead={lead} />
      {children}
    </div>
  );
}
