import { AppError } from '@fursa/shared/backend';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useNavigate } from '@fursa/shared/router';
import { Button, Notice, showToast, TextField, useSubmit } from '@fursa/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages as pageMessages } from '../../messages.ts';
import { type DeletionStep, deleteMyAccount, deletionSteps } from '../data/delete-my-account.ts';
import { messages } from '../messages.ts';
import { Section } from './section.tsx';

/** Answers that did not come: what was asked for may have been done. */
const noAnswer: readonly string[] = ['timeout', 'unavailable', 'offline'];

/** The end of the account, after a word was typed. What fails says what is left, and the next press goes on from there. */
export function DeleteAccount({ isEmployer }: { readonly isEmployer: boolean }) {
  const { deletion: text, steps } = useMessages(messages);
  const { reasons } = useMessages(pageMessages);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [step, setStep] = useState<DeletionStep>('avatars');
  /** The step as the failure finds it, before the next render. */
  const reached = useRef<DeletionStep>('avatars');
  const mayBeGone = useRef(false);
  const { submit, isBusy, failure } = useSubmit(deleteAccount, handleFailure);
  const isUnknown = failure instanceof AppError && isUnanswered(failure, step);

  async function deleteAccount(): Promise<void> {
    await deleteMyAccount({ mayBeGone: mayBeGone.current, onStep: handleStep });
    showToast({ title: text.done, description: text.doneText });
    // Replaces: the guard may already have put the sign-in page, with a way back, in the place of this one.
    await navigate(paths.home, { replace: true });
  }

  function handleStep(begun: DeletionStep): void {
    reached.current = begun;
    setStep(begun);
  }

  function handleFailure(reason: unknown): void {
    mayBeGone.current ||= reason instanceof AppError && isUnanswered(reason, reached.current);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    // Phones begin a field with a capital, or with none.
    const isConfirmed = typed.trim().toUpperCase() === text.word;
    setIsWrong(!isConfirmed);
    if (isConfirmed) void submit();
    else field.current?.focus();
  }

  return (
    <Section title={text.title}>
      <div className="flex flex-col gap-2">
        <p>{text.text}</p>
        {isEmployer && <p>{text.employer}</p>}
        <p>{text.download}</p>
      </div>
      <form noValidate className="flex w-full flex-col items-start gap-4" onSubmit={handleSubmit}>
        <TextField
          ref={field}
          className="w-full max-w-80"
          label={text.field}
          value={typed}
          error={isWrong ? text.wrong : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={isBusy}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsWrong(false);
          }}
        />
        {failure !== undefined && (
          <Notice
            tone="danger"
            role="alert"
            className="w-full"
            title={(isUnknown ? text.unknown : text.failed)(describe(failure))}
          >
            {text.left(listLeft())}
          </Notice>
        )}
        <Button type="submit" variant="destructive" busy={isBusy}>
          {isBusy ? text.busy : text.action}
        </Button>
        <p role="status" className="text-muted empty:hidden">
          {isBusy && steps[step].busy}
        </p>
      </form>
    </Section>
  );

  function listLeft(): string {
    const left = deletionSteps.slice(deletionSteps.indexOf(step)).map((name) => steps[name].left);
    return left.join(', ');
  }

  function describe(reason: unknown): string {
    return reason instanceof AppError ? findReason(reason, reasons) : reasons.unknown;
  }
}

function isUnanswered({ code }: AppError, step: DeletionStep): boolean {
  return step === 'account' && noAnswer.includes(code);
}
