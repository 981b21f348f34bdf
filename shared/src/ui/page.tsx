import type { ReactNode } from 'react';

export interface PageProps {
  /** `text` for what is read or filled in, `wide` for lists and cards. */
  readonly width?: 'text' | 'wide' | undefined;
  readonly children: ReactNode;
}

/** The one left edge of a page. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div
      className={`mx-auto flex w-full flex-col gap-6 px-4 py-8 md:gap-8 md:px-6 md:py-12 ${width === 'text' ? 'max-w-text' : 'max-w-page'}`}
    >
      {children}
    </div>
  );
}
