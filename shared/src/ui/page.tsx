import type { ReactNode } from 'react';

export interface PageProps {
  /** `text` for what is read or filled in, `wide` for lists and cards. */
  readonly width?: 'text' | 'wide' | undefined;
  readonly children: ReactNode;
}

/** The one left edge of the product: text pages are narrower, and begin where the top bar does, like all others. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-4 py-8 md:px-6 md:py-12">
      <div className={`flex flex-col gap-6 md:gap-8 ${width === 'text' ? 'max-w-text' : ''}`}>{children}</div>
    </div>
  );
}
