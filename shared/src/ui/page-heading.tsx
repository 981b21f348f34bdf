import type { ReactNode } from 'react';
import { pageHeadingId } from './page.tsx';

export interface PageHeadingProps {
  readonly title: ReactNode;
  /** One sentence below: what the page is for. */
  readonly lead?: ReactNode;
  /** What can be done here, at the right on wide screens. */
  readonly children?: ReactNode;
}

/** The one h1 of a page. It takes the focus when the page is shown, so that a screen reader says where one has got to. */
export function PageHeading({ title, lead, children }: PageHeadingProps) {
  return (
    <div className="ui flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="ui max-w-line">
        <h1 id={pageHeadingId} tabIndex={-1} className="ui text-xl outline-none md:text-3xl">
          {title}
        </h1>
        {lead && <p className="ui mt-1 text-muted">{lead}</p>}
      </div>
      {children && <div className="ui flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
