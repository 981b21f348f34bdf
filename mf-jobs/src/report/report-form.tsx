import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, TextAreaField, useSubmit } from '@fursa/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Listing } from '../listing/model/listing.ts';
import { useReportJob } from './data/report-job.ts';
import { ReasonChoice } from './reason-choice.tsx';
import { longestDetails, type ReportDraft } from './report.ts';
import type { reportEn } from './report-en.ts';
import { reportMessages } from './report-messages.ts';

export interface ReportFormProps {
  readonly listing: Listing;
  readonly draft: ReportDraft;
  readonly onDraft: (draft: ReportDraft) => void;
  readonly onClose: () => void;
}

/** Asks what is wrong with a job and sends it; what was written stays until it is stored. */
export function ReportForm({ listing, draft, onDraft, onClose }: ReportFormProps) {
  const text = useMessages(reportMessages);
  const report = useReportJob();
  const choice = useRef<HTMLFieldSetElement>(null);
  const { submit, isBusy } = useSubmit(report.mutateAsync);
  const [isReasonMissing, setIsReasonMissing] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const { reason, details } = draft;
    setIsReasonMissing(reason === undefined);
    if (reason === undefined) choice.current?.querySelector('input')?.focus();
    else void submit({ listing, reason, details });
  }

  if (report.isSuccess) {
    return (
      <div role="status" className="mt-2 flex flex-col gap-4">
        <Notice tone="success" title={text.sentTitle}>
          {report.data === 'known' ? text.knownText : text.sentText}
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
      <p className="text-muted">{text.lead}</p>
      <ReasonChoice
        ref={choice}
        chosen={draft.reason}
        error={isReasonMissing && draft.reason === undefined ? text.noReason : undefined}
        onChoose={(reason) => onDraft({ ...draft, reason })}
      />
      <TextAreaField
        label={text.details}
        help={text.detailsHelp}
        rows={3}
        maxLength={longestDetails}
        value={draft.details}
        onChange={(event) => onDraft({ ...draft, details: event.target.value })}
      />
      {report.isError && (
        <Notice role="alert" tone="danger">
          {failureText(report.error, text)}
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

function failureText({ code, message }: AppError, text: typeof reportEn): string {
  if (code === 'quota-exceeded') return message;
  if (code === 'offline') return text.offline;
  return code === 'rate-limited' ? text.tooMany : text.failed;
}
