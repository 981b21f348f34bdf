export interface ProgressBarProps {
  /** 0 to 100. */
  readonly percentage: number;
  /** Id of what names it. */
  readonly labelledBy: string;
}

/** Browsers have no one way to colour a progress element. */
export function ProgressBar({ percentage, labelledBy }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      className="h-2 w-full overflow-hidden rounded-full bg-fill"
    >
      <div className="h-full rounded-full bg-primary" style={{ width: `${percentage}%` }} />
    </div>
  );
}
