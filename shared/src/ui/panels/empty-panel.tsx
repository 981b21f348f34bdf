import type { ReactNode } from 'react';

export interface EmptyPanelProps {
  readonly title: string;
  /** What to do next, in a sentence. */
  readonly children?: ReactNode;
  /** The button or link that does it. */
  readonly action?: ReactNode;
}

/** Where a list has nothing to show. */
export function EmptyPanel({ title, children, action }: EmptyPanelProps) {
  return (
    <section className="ui flex flex-col items-center gap-4 rounded-lg border border-line bg-surface px-inset py-8 text-center md:py-12">
      <EmptyPicture />
      <div className="ui flex max-w-line flex-col gap-1">
        <h2 className="ui text-lg">{title}</h2>
        {children && <div className="ui text-muted">{children}</div>}
      </div>
      {action}
    </section>
  );
}

/** An empty basket with two bands of beadwork. Its colours are the tokens', so every theme and palette has its own. */
function EmptyPicture() {
  return (
    <svg aria-hidden="true" data-decoration="" viewBox="0 0 96 72" className="ui h-18 w-24" fill="none">
      <path d="M24 24C24 6 72 6 72 24" className="ui stroke-ink" strokeWidth="3" />
      <path d="M14 24H82L75 62A6 6 0 0 1 69 67H27A6 6 0 0 1 21 62Z" className="ui fill-primary-soft" />
      <path d="M15.5 32H80.5L78.7 42H17.3Z" className="ui fill-primary" />
      <path
        d="M20 37L25 33L30 37L25 41ZM33 37L38 33L43 37L38 41ZM46 37L51 33L56 37L51 41ZM59 37L64 33L69 37L64 41Z"
        className="ui fill-surface"
      />
      <path d="M18.4 48H77.6L77 51.5H19Z" className="ui fill-danger" />
      <path d="M19.5 54.5H76.5L76 57.5H20Z" className="ui fill-ink" />
      <path d="M12 24H84" className="ui stroke-ink" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
