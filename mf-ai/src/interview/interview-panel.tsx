import { useSearchParams } from '@fursa/shared/router';
import { PracticeView } from './components/practice-view.tsx';
import { QuestionList } from './components/question-list.tsx';
import { RoleForm } from './components/role-form.tsx';
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

/** Characters of a role that an address holds: more than are allowed, so that the form can say so. */
const maxAddressLength = 1_000;

interface InterviewPlace {
  /** What the questions are for; empty until a role is chosen. */
  readonly role: string;
  /** Which question is practised, from 0; null for the list. */
  readonly practised: number | null;
}

/** Where in the interview tab one is, which the address says: `/AI?tab=interview&role=UX+Designer&practise=2`. */
function useInterviewPlace(): InterviewPlace & {
  readonly chooseRole: (role: string) => void;
  readonly practise: (question: number | null) => void;
} {
  const [search, setSearch] = useSearchParams();
  const role = (search.get('role') ?? '').slice(0, maxAddressLength);
  const number = /^\d{1,2}$/.test(search.get('practise') ?? '') ? Number(search.get('practise')) : 0;

  function change(values: Readonly<Record<string, string | null>>, replace: boolean): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace, preventScrollReset: true, flushSync: true });
  }

  return {
    role,
    practised: number > 0 ? number - 1 : null,
    // A role is typed letter by letter, and none of them is a step back.
    chooseRole: (chosen) => change({ role: chosen === '' ? null : chosen, practise: null }, true),
    practise: (question) => change({ practise: question === null ? null : String(question + 1) }, false),
  };
}
