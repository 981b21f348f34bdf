import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, TextAreaField } from '@fursa/shared/ui';
import { ArrowLeft, Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { StartButton } from '../../ai-service/components/start-button.tsx';
import { type AnswerCheck, useCheckAnswer } from '../data/check-answer.ts';
import { maxAnswerLength, usePractisedAnswers } from '../data/practised-answers.ts';
import { messages } from '../messages.ts';

export interface PracticeViewProps {
  readonly userId: string;
  readonly role: string;
  readonly questions: readonly string[];
  /** The question shown, from 0. */
  readonly at: number;
  readonly onShow: (question: number | null) => void;
}

/** One question at a time. */
export function PracticeView(props: PracticeViewProps) {
  const { questions, at, onShow } = props;
  const text = useMessages(messages);
  return (
    <div className="flex flex-col gap-4">
      <Button variant="quiet" className="self-start" onClick={() => onShow(null)}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {text.back}
      </Button>
      <Question key={at} {...props} />
      <div className="flex justify-between gap-3">
        <Button disabled={at === 0} onClick={() => onShow(at - 1)}>
          {text.previous}
        </Button>
        <Button disabled={at === questions.length - 1} onClick={() => onShow(at + 1)}>
          {text.next}
        </Button>
      </div>
    </div>
  );
}

function Question({ userId, role, questions, at }: PracticeViewProps) {
  const text = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answerTo, storeAnswer } = usePractisedAnswers(userId);
  const check = useCheckAnswer();
  const question = questions[at] ?? '';
  const answer = answerTo(role, question);
  const checked = check.variables?.answer === answer ? check.data : undefined;

  useEffect(() => heading.current?.focus(), []);

  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{text.place(at + 1, questions.length)}</p>
        <PracticeTimer userId={userId} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
        {question}
      </h2>
      <TextAreaField
        label={text.answer}
        help={text.answerHelp}
        rows={8}
        maxLength={maxAnswerLength}
        value={answer}
        onChange={({ target }) => storeAnswer(role, question, target.value)}
      />
      <StartButton
        busy={check.isPending}
        missing={answer.trim() === '' ? text.missingAnswer : undefined}
        onClick={() => check.mutate({ answer, role })}
      >
        {check.isPending ? text.checking : text.check}
      </StartButton>
      {check.isError && (
        <p role="alert" className="text-danger">
          {text.checkFailed}
        </p>
      )}
      <div role="status">{checked !== undefined && <AnswerChecklist check={checked} />}</div>
    </Card>
  );
}

const second = 1_000;

/** Counts up from when it is mounted. It can be switched off, which the device remembers. */
function PracticeTimer({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const [isShown, setIsShown] = useDeviceDraft({ userId, name: 'ai-timer' }, z.boolean(), true);
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);

  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [isShown]);

  const seconds = Math.max(0, Math.floor((now - startedAt) / second));
  return (
    <div className="flex items-center gap-2">
      {isShown && (
        <span role="timer" aria-label={text.timer} className="font-semibold tabular-nums">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </span>
      )}
      <Button variant="quiet" onClick={() => setIsShown(!isShown)}>
        {isShown ? text.hideTimer : text.showTimer}
      </Button>
    </div>
  );
}

const parts = ['situation', 'task', 'action', 'result', 'number'] as const;

/** What an answer holds and what it lacks; each line says so in words as well. */
function AnswerChecklist({ check }: { readonly check: AnswerCheck }) {
  const text = useMessages(messages);
  const named = check.skills.filter(({ isNamed }) => isNamed).map(({ name }) => name);
  const others = check.skills.filter(({ isNamed }) => !isNamed).map(({ name }) => name);
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 className="text-lg">
        {text.checkTitle} <span className="font-normal text-muted text-base">{`(${text.words(check.wordCount)})`}</span>
      </h3>
      <ul className="flex flex-col gap-1">
        {parts.map((part) => {
          const Icon = check[part] ? Check : X;
          return (
            <li key={part} className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={check[part] ? 'mt-0.5 size-5 shrink-0 text-primary' : 'mt-0.5 size-5 shrink-0 text-muted'}
              />
              <span>
                {text.parts[part]}{' '}
                <span className="text-muted text-sm">{`(${check[part] ? text.isThere : text.isMissing})`}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {check.skills.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold">{text.skills}</h3>
          <p>
            {named.length === 0
              ? text.noSkill(others.join(', '))
              : [named.join(', '), ...(others.length > 0 ? [text.otherSkills(others.join(', '))] : [])].join('. ')}
          </p>
        </>
      )}
      <p className="text-muted text-sm">{text.checkNote}</p>
    </section>
  );
}
