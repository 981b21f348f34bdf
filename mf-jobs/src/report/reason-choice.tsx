import { useMessages } from '@fursa/shared/i18n';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { type ReportReason, reportReasons } from './report.ts';
import { reportMessages } from './report-messages.ts';

export interface ReasonChoiceProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly chosen: ReportReason | undefined;
  readonly error: string | undefined;
  readonly onChoose: (reason: ReportReason) => void;
}

/** All reasons in sight: most people choose the first that fits. */
export function ReasonChoice({ ref, chosen, error, onChoose }: ReasonChoiceProps) {
  const text = useMessages(reportMessages);
  const name = useId();
  const errorId = useId();
  return (
    <fieldset ref={ref} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="font-semibold">{text.reason}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            value={reason}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-primary"
          />
          {text.reasons[reason]}
        </label>
      ))}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 font-semibold text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
