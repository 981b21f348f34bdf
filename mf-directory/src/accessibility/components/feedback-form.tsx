import type { AppError } from '@fursa/shared/backend';
import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, TextAreaField, useSubmit } from '@fursa/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSendFeedback } from '../data/send-feedback.ts';
import { messages } from '../messages.ts';

/** As long as the database takes. */
const maxFeedbackLength = 5000;
/** Milliseconds the thank-you is shown, by specification. */
const thankYouMs = 3000;

/** What is missing or wrong, in the person's own words. What they wrote stays on the device until it is stored. */
export function FeedbackForm({ userId }: { readonly userId: string }) {
  const text = useMessages(messages).feedback;
  const [draft, setDraft] = useDeviceDraft({ userId, name: 'feedback' }, z.string(), '');
  const [withName, setWithName] = useState(true);
  const [isMissing, setIsMissing] = useState(false);
  const [isThanked, setIsThanked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const feedback = useSendFeedback();
  const { submit, isBusy } = useSubmit(async () => {
    await feedback.mutateAsync({ text: draft, withName });
    setDraft('');
    setIsThanked(true);
  });

  useEffect(() => {
    if (!isThanked) return;
    const timer = setTimeout(() => setIsThanked(false), thankYouMs);
    return () => clearTimeout(timer);
  }, [isThanked]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const isEmpty = draft.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else void submit();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextAreaField
        ref={field}
        label={text.label}
        help={text.help}
        required
        rows={4}
        maxLength={maxFeedbackLength}
        value={draft}
        error={isMissing && draft.trim() === '' ? text.missing : undefined}
        onChange={(event) => setDraft(event.target.value)}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={!withName}
          onChange={(event) => setWithName(!event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {text.anonymous}
      </label>
      {feedback.isError && !isThanked && (
        <Notice role="alert" tone="danger">
          {failureText(feedback.error, text)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? text.sending : text.send}
        </Button>
        {/* Its place is there from the start: nothing jumps, and screen readers hear what comes into it. */}
        <p role="status" className="min-h-6 min-w-0 flex-1 basis-60 text-primary">
          {isThanked ? text.thanks : ''}
        </p>
      </div>
    </form>
  );
}

function failureText({ code, message }: AppError, text: typeof messages.en.feedback): string {
  if (code === 'quota-exceeded') return message;
  if (code === 'offline') return text.offline;
  return code === 'rate-limited' ? text.tooMany : text.failed;
}
