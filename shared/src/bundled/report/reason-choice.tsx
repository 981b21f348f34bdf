import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';

export interface ReasonChoiceProps<Reason extends string> {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly question: string;
  readonly reasons: readonly Reason[];
  readonly labels: Readonly<Record<Reason, string>>;
  readonly chosen: Reason | undefined;
  readonly error: string | undefined;
  readonly onChoose: (reason: Reason) => void;
}

/** All reasons in sight: most people choose the first that fits. */
export function ReasonChoice<Reason extends string>({
  ref,
  question,
  reasons,
  labels,
  chosen,
  error,
  onChoose,
}: ReasonChoiceProps<Reason>) {
  const name = useId();
  const errorId = useId();
  return (
    <fieldset ref={ref} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="font-semibold">{question}</legend>
      {reasons.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={name}
            value={reason}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-primary"
          />
          {labels[reason]}
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
