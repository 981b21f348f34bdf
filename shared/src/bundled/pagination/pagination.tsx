import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Link } from '@fursa/shared/router';
import type { ReactNode } from 'react';
import { listPageNumbers } from './page-numbers.ts';

const messages = defineMessages({
  en: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    gap: '…',
  },
});

export interface PaginationProps {
  readonly current: number;
  readonly last: number;
  /** The address of a page, as a query string with or without a fragment. */
  readonly hrefOf: (page: number) => string;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-transparent tabular-nums';

/** Links, not buttons: a page of results has an address, can be opened beside this one, and `Back` leads back to it. */
export function Pagination({ current, last, hrefOf }: PaginationProps) {
  const text = useMessages(messages);
  return (
    <nav aria-label={text.label} className="mt-4 flex flex-wrap items-center justify-between gap-1 sm:justify-center">
      <PageStep href={current > 1 ? hrefOf(current - 1) : undefined}>{text.previous}</PageStep>
      <ol className="order-last flex w-full flex-wrap items-center justify-center gap-1 sm:order-none sm:w-auto">
        {listPageNumbers(current, last).map((page, index, pages) => (
          <li key={page === 'gap' ? `gap-after-${pages[index - 1]}` : page}>
            {page === 'gap' ? (
              <span className="px-1 text-muted">{text.gap}</span>
            ) : (
              <Link
                to={hrefOf(page)}
                aria-label={text.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={`${step} hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <PageStep href={current < last ? hrefOf(current + 1) : undefined}>{text.next}</PageStep>
    </nav>
  );
}

interface PageStepProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

function PageStep({ href, children }: PageStepProps) {
  if (href === undefined) {
    return (
      <button type="button" disabled className={`${step} cursor-not-allowed px-2 text-muted`}>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} className={`${step} px-2 text-primary hover:bg-primary-soft`}>
      {children}
    </Link>
  );
}
