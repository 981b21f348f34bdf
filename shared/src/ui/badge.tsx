import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  /** The word that says it: the tone only underlines. */
  readonly children: ReactNode;
}

const tones: Readonly<Record<Tone, string>> = {
  neutral: 'border-line bg-canvas text-muted',
  success: 'border-transparent in-data-[contrast=high]:border-current bg-primary-soft text-primary',
  warning: 'border-transparent in-data-[contrast=high]:border-current bg-warning-soft text-warning',
  danger: 'border-transparent in-data-[contrast=high]:border-current bg-danger-soft text-danger',
};

/** A word about the thing it stands on. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`ui inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-sm font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
