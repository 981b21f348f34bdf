import { Button, type ButtonProps } from '@fursa/shared/ui';

export interface StartButtonProps extends ButtonProps {
  /** What has to be given first, in words; undefined when nothing is missing. */
  readonly missing: string | undefined;
}

/** The button that starts what a form is for. While something is missing it cannot be pressed, and says beside it what that is. */
export function StartButton({ missing, disabled = false, ...button }: StartButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-stretch">
      <Button {...button} variant="primary" disabled={disabled || missing !== undefined} />
      {missing !== undefined && <p className="min-w-0 flex-1 basis-24 text-muted text-sm leading-snug">{missing}</p>}
    </div>
  );
}
