import { readPublicConfig } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card } from '@fursa/shared/ui';
import type { InterviewQuestions } from '../../ai-service/data/generate-interview-questions.ts';
import { CopyButton } from '../../clipboard/copy-button.tsx';
import { usePractisedAnswers } from '../data/practised-answers.ts';
import { messages } from '../messages.ts';

export const questionsHeadingId = 'interview-questions';

export interface QuestionListProps {
  readonly userId: string;
  readonly role: string;
  readonly questions: InterviewQuestions;
  readonly onPractise: (question: number) => void;
}

export function QuestionList({ userId, role, questions: { questions, source }, onPractise }: QuestionListProps) {
  const text = useMessages(messages);
  const { answerTo } = usePractisedAnswers(userId);
  const numbered = questions.map((question, at) => `${at + 1}. ${question}`);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={questionsHeadingId} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
            {text.questionsFor(role)}
          </h2>
          <p role="status" className="text-muted">
            {text.count(questions.length)}
          </p>
          <p className="text-muted text-sm">
            {source === 'provider' ? text.sources.provider(readPublicConfig().aiProvider ?? '') : text.sources[source]}
          </p>
        </div>
        <CopyButton text={numbered.join('\n\n')} label={text.copyAll} done={text.copied} />
      </div>
      <ol className="flex flex-col divide-y divide-line">
        {questions.map((question, at) => (
          <li key={question} className="flex flex-wrap items-center gap-x-4 py-2">
            <p className="flex min-w-[min(100%,16rem)] flex-1 gap-3">
              <span aria-hidden="true" className="w-7 shrink-0 whitespace-nowrap text-right text-muted tabular-nums">
                {`${at + 1}.`}
              </span>
              <span className="wrap-anywhere min-w-0">
                {question}
                {answerTo(role, question) !== '' && <span className="block text-primary text-sm">{text.answered}</span>}
              </span>
            </p>
            <Button
              variant="quiet"
              className="ms-8 sm:ms-0"
              aria-label={text.practiseQuestion(at + 1)}
              onClick={() => onPractise(at)}
            >
              {text.practise}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}
