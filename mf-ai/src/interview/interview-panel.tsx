import { PracticeView } from './components/practice-view.tsx';
import { QuestionList } from './components/question-list.tsx';
import { RoleForm } from './components/role-form.tsx';
import { useInterviewPlace } from './components/use-interview-place.ts';
import { useInterviewQuestions } from './data/interview-questions.ts';

export interface InterviewPanelProps {
  readonly userId: string;
}

/** Questions for a role, and one of them at a time to practise. */
export function InterviewPanel({ userId }: InterviewPanelProps) {
  const { role, practised, chooseRole, practise } = useInterviewPlace();
  const questions = useInterviewQuestions(userId, role);
  const list = questions.data?.questions ?? [];
  if (practised !== null && list[practised] !== undefined) {
    return <PracticeView userId={userId} role={role} questions={list} at={practised} onShow={practise} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <RoleForm role={role} questions={questions} onChoose={chooseRole} />
      {questions.data !== undefined && (
        <QuestionList userId={userId} role={role} questions={questions.data} onPractise={practise} />
      )}
    </div>
  );
}
