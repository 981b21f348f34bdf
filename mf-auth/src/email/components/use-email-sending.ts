import { toAppError } from '@fursa/shared/backend';
import { useEffect, useState } from 'react';
import { type FailureToast, useSubmission } from '../../form/components/use-submission.ts';

/** Seconds between two emails to the same person; Supabase sends no second one before (`max_frequency`). */
const pause = 60;

interface MailSending {
  readonly send: (email: string) => Promise<void>;
  readonly isSending: boolean;
  /** Until another email can be asked for. */
  readonly secondsLeft: number;
}

interface MailSendingOptions {
  readonly failed: FailureToast;
  /** An email went out just before. */
  readonly hasSent?: boolean;
}

/** Sends an email, and then none until the pause is over, or for as long as the backend wants to be left alone. */
export function useEmailSending(
  sendEmail: (email: string) => Promise<void>,
  { failed, hasSent = false }: MailSendingOptions,
): MailSending {
  const [secondsLeft, wait] = useWaitingTime(hasSent ? pause : 0);
  const { submit: send, isBusy: isSending } = useSubmission<string>(async (email) => {
    try {
      await sendEmail(email);
      wait(pause);
    } catch (reason) {
      wait(toAppError(reason).retryAfter ?? 0);
      throw reason;
    }
  }, failed);
  return { send, isSending, secondsLeft };
}

/** Counts seconds down to 0, at first from `initial`, by the clock: a tab that slept has waited too. */
export function useWaitingTime(initial = 0): readonly [secondsLeft: number, wait: (seconds: number) => void] {
  const [now, setNow] = useState(Date.now);
  const [until, setUntil] = useState(now + initial * 1000);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  function wait(seconds: number): void {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  return [secondsLeft, wait];
}
