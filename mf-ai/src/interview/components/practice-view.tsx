import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, TextAreaField } from '@fursa/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { StartButton } from '../../ai-service/components/start-button.tsx';
import { useCheckAnswer } from '../data/check-answer.ts';
import { maxAnswerLength, usePractisedAnswers } from '../data/practised-answers.ts';
import { messages } from '../messages.ts';
import { AnswerChecklist } from './answer-checklist.tsx';
import { PracticeTimer } from './practice-timer.tsx';

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
