import type { ReactNode } from 'react';

export interface PageProps {
  /** `text` for what is read or filled in, `wide` for lists and cards. */
  readonly width?: 'text' | 'wide' | undefined;
  readonly children: ReactNode;
}

/** The one left edge of the product: text pages are narrower, and begin where the top bar does, like all others. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className="ui mx-auto w-full max-w-page px-inset py-4 md:px-6 md:py-12">
      <div className={`ui flex flex-col gap-4 md:gap-8 ${width === 'text' ? 'max-w-text' : ''}`}>{children}</div>
    </div>
  );
}

/** Of the one h1 of a page, also where it is no `PageHeading`. */
export const pageHeadingId = 'page-heading';

/**
 * Puts the focus on the heading of the page, so that a screen reader says where one has got to and the next Tab starts there;
 * on all of its content where there is no heading. The page does not scroll unless it is told to.
 */
export function focusPageHeading(options: FocusOptions = { preventScroll: true }): void {
  const heading = document.getElementById(pageHeadingId) ?? document.querySelector('main');
  heading?.focus(options);
}
