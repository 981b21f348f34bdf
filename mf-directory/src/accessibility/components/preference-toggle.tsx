import { ToggleLeft, ToggleRight } from 'lucide-react';
import { useId } from 'react';

interface PreferenceToggleProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A setting that is on or off, said by a shape and not by colour alone. The button covers the whole card. */
export function PreferenceToggle({ label, help, isOn, onToggle }: PreferenceToggleProps) {
  const helpId = useId();
  const Icon = isOn ? ToggleRight : ToggleLeft;
  return (
    <div
      className={`relative rounded-lg border px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOn ? 'border-primary bg-primary-soft' : 'border-edge bg-surface hover:border-ink'}`}
    >
      <button
        type="button"
        aria-pressed={isOn}
        aria-describedby={helpId}
        className="flex w-full cursor-pointer items-center justify-between gap-4 text-left font-semibold outline-none after:absolute after:inset-0 after:rounded-lg"
        onClick={() => onToggle(!isOn)}
      >
        {label}
        <Icon aria-hidden="true" className={`size-8 shrink-0 ${isOn ? 'text-primary' : 'text-muted'}`} />
      </button>
      <p id={helpId} className="text-sm text-muted">
        {help}
      </p>
    </div>
  );
}
