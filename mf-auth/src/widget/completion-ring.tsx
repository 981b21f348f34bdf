import type { ReactNode } from 'react';

interface CompletionRingProps {
  /** 0 to 100; nothing until it is known. */
  readonly percentage: number | undefined;
  readonly children: ReactNode;
}

/** A ring around a picture, closed when the profile is complete. Decoration: say the number beside it. */
export function CompletionRing({ percentage, children }: CompletionRingProps) {
  return (
    <span className="relative inline-flex size-11 shrink-0 items-center justify-center">
      <span className="inline-flex scale-[0.8]">{children}</span>
      <svg aria-hidden="true" viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90" fill="none">
        <circle cx="22" cy="22" r="20.5" strokeWidth="2.5" className="stroke-fill" />
        {percentage !== undefined && percentage > 0 && (
          <circle
            cx="22"
            cy="22"
            r="20.5"
            strokeWidth="2.5"
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${percentage} 100`}
            className="stroke-primary"
          />
        )}
      </svg>
    </span>
  );
}
