import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, TextAreaField, useSubmit } from '@fursa/shared/ui';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { messages } from './messages.ts';
import {
  maxDetailsLength,
  type Report,
  type ReportDraft,
  type ReportOutcome,
  type ReportTexts,
} from './report-draft.ts';

export interface ReportFormProps<Reason extends string> {
  readonly reasons: readonly Reason[];
  readonly texts: ReportTexts<Reason>;
  readonly draft: ReportDraft<Reason>;
  readonly onDraft: (draft: ReportDraft<Reason>) => void;
  readonly onSend: (report: Report<Reason>) => Promise<ReportOutcome>;
  readonly onClose: () => void;
}

/** Asks what is wrong and sends it; what was written stays until it is stored. */
export function ReportForm<Reason extends string>({
  reasons,
  texts,
  draft,
  onDraft,
  onSend,
  onClose,
}: ReportFormProps<Reason>) {
  const text = useMessages(messages);
  const choice = useRef<HTMLFieldSetElement>(null);
  const [outcome, setOutcome] = useState<ReportOutcome>();
  const { submit, isBusy, failure } = useSubmit(async (report: Report<Reason>) => setOutcome(await onSend(report)));
  const [isReasonMissing, setIsReasonMissing] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const { reason, details } = draft;
    setIsReasonMissing(reason === undefined);
    if (reason === undefined) choice.current?.querySelector('input')?.focus();
    else void submit({ reason, details });
  }

  if (outcome !== undefined) {
    return (
      <div role="status" className="mt-2 flex flex-col gap-4">
        <Notice tone="success" title={text.sentTitle}>
          {outcome === 'known' ? texts.knownText : texts.sentText}
        </Notice>
        {/* The button that was pressed is gone. */}
        <Button autoFocus className="self-start" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 flex flex-col gap-5">
      <p className="text-muted">{texts.lead}</p>
      <ReasonChoice
        ref={choice}
        question={texts.question}
        reasons={reasons}
        labels={texts.reasons}
        chosen={draft.reason}
        error={isReasonMissing && draft.reason === undefined ? texts.noReason : undefined}
        onChoose={(reason) => onDraft({ ...draft, reason })}
      />
      <TextAreaField
        label={text.details}
        help={text.detailsHelp}
        rows={3}
        maxLength={maxDetailsLength}
        value={draft.details}
        onChange={(event) => onDraft({ ...draft, details: event.target.value })}
      />
      {failure !== undefined && (
        <Notice role="alert" tone="danger">
          {failureText(failure, text)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.sending : text.send}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </form>
  );
}

/** An `AppError`, told by its code: the pieces know no backend. */
function failureText(failure: unknown, text: typeof messages.en): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  if (code === 'quota-exceeded' && failure instanceof Error) return failure.message;
  if (code === 'offline') return text.offline;
  return code === 'rate-limited' ? text.tooMany : text.failed;
}

interface ReasonChoiceProps<Reason extends string> {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly question: string;
  readonly reasons: readonly Reason[];
  readonly labels: Readonly<Record<Reason, string>>;
  readonly chosen: Reason | undefined;
  readonly error: string | undefined;
  readonly onChoose: (reason: Reason) => void;
}

/** All reasons in sight: most people choose the first that fits. */
function ReasonChoice<Reason extends string>({
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
