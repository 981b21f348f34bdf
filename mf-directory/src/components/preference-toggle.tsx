import { useMessages } from '@fursa/shared/i18n';
import { useId } from 'react';
import { messages } from '../messages/index.ts';

interface PreferenceToggleProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A setting that is on or off, said by a word and not by colour alone. The whole row can be pressed. */
export function PreferenceToggle({ label, help, isOn, onToggle }: PreferenceToggleProps) {
  const text = useMessages(messages).accessibility;
  const labelId = useId();
  const helpId = useId();
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-labelledby={labelId}
      aria-describedby={helpId}
      className="flex w-full cursor-pointer items-center gap-4 rounded-lg border border-edge bg-surface px-4 py-3 text-left hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary-soft"
      onClick={() => onToggle(!isOn)}
    >
      <span className="min-w-0 flex-1">
        <span id={labelId} className="block font-semibold">
          {label}
        </span>
        <span id={helpId} className="block text-sm text-muted">
          {help}
        </span>
      </span>
      <span aria-hidden="true" className={isOn ? 'font-semibold text-primary' : 'text-muted'}>
        {isOn ? text.on : text.off}
      </span>
    </button>
  );
}
