import { SpinnerMark } from './spinner-mark.tsx';

export interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string;
}

/** For waiting with no shape to show; where the shape is known, a skeleton is calmer. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div role="status" className="ui flex items-center gap-3 text-muted">
      <SpinnerMark className="size-5" />
      <span>{label}</span>
    </div>
  );
}
