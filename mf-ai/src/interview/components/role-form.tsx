import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, ErrorPanel, SelectField, showToast, TextField } from '@fursa/shared/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { StartButton } from '../../ai-service/components/start-button.tsx';
import { serviceMessages } from '../../ai-service/messages.ts';
import { checkRole, maxRoleLength } from '../../ai-service/model/check-role.ts';
import { messages } from '../messages.ts';
import { questionsHeadingId } from './question-list.tsx';

/** By specification, in its order. */
const roles = [
  'Software Developer',
  'Business Analyst',
  'Project Manager',
  'Data Scientist',
  'UX Designer',
  'Product Manager',
  'HR Manager',
  'Marketing Manager',
  'Sales Manager',
  'Financial Analyst',
] as const;

export interface RoleFormProps {
  readonly role: string;
  readonly questions: {
    readonly error: AppError | null;
    readonly isFetching: boolean;
    readonly generate: () => Promise<{ readonly isError: boolean }>;
  };
  readonly onChoose: (role: string) => void;
}

/** One of ten roles, or one's own. */
export function RoleForm({ role, questions, onChoose }: RoleFormProps) {
  const text = useMessages(messages);
  const service = useMessages(serviceMessages);
  const isListed = roles.some((listed) => listed === role);
  const [isOwn, setIsOwn] = useState(role !== '' && !isListed);
  /** How many answers have come to presses here. */
  const [answers, setAnswers] = useState(0);
  const { error, isFetching, generate } = questions;
  const problem = checkRole(role);

  // Who pressed is led to what came of it, once it is on screen.
  useEffect(() => {
    if (answers > 0) document.getElementById(questionsHeadingId)?.focus();
  }, [answers]);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem !== undefined) return;
    const { isError } = await generate();
    if (isError) showToast({ variant: 'destructive', title: text.errorToastTitle, description: text.errorToast });
    else setAnswers((count) => count + 1);
  }

  function switchKind(): void {
    setIsOwn(!isOwn);
    onChoose('');
  }

  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="text-xl">{text.title}</h2>
        <form className="flex flex-col items-start gap-4" onSubmit={(event) => void handleSubmit(event)}>
          <div className="w-full max-w-line">
            {isOwn ? (
              <TextField
                label={text.ownRole}
                help={text.ownRoleHelp}
                error={problem === 'role-too-long' ? service.roleTooLong(role.trim().length, maxRoleLength) : undefined}
                value={role}
                autoFocus
                autoComplete="organization-title"
                onChange={({ target }) => onChoose(target.value)}
              />
            ) : (
              <SelectField label={text.role} value={role} onChange={({ target }) => onChoose(target.value)}>
                <option value="">{text.chooseRole}</option>
                {roles.map((listed) => (
                  <option key={listed}>{listed}</option>
                ))}
              </SelectField>
            )}
            <Button variant="quiet" className="mt-1 -ml-1 px-1" onClick={switchKind}>
              {isOwn ? text.listedRole : text.otherRole}
            </Button>
          </div>
          <StartButton
            type="submit"
            busy={isFetching}
            disabled={problem !== undefined}
            missing={role.trim() === '' ? text.missingRole : undefined}
          >
            {isFetching ? text.generating : text.generate}
          </StartButton>
        </form>
      </Card>
      {error !== null && !isFetching && (
        <ErrorPanel title={text.errorTitle} onRetry={() => void generate()}>
          {text.errorAdvice}
        </ErrorPanel>
      )}
    </>
  );
}
