import { ConfirmedButton } from '@fursa/shared/bundled/confirmed-button';
import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast, TextField } from '@fursa/shared/ui';
import { findSkill } from '@fursa/shared/values/skill-list';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { useChangeSkills, useSkillsWithPendingChanges } from '../data/change-skills.ts';
import { findSkillError, type SkillsChange, splitSkills } from '../model/skill-changes.ts';
import { Mark } from './mark.tsx';

export interface SkillsFormProps {
  readonly userId: string;
  /** Where skills are taken from the CV; nothing without one. */
  readonly refresh?: ReactNode;
}

/** The tab `Skills & Experience`: each change is saved as it is made, and taken back where the backend refuses it. */
export function SkillsForm({ userId, refresh }: SkillsFormProps) {
  const text = useMessages(messages).skills;
  const skills = useSkillsWithPendingChanges(userId);
  const { mutateAsync } = useChangeSkills(userId);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string>();
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  async function change(next: SkillsChange): Promise<void> {
    try {
      await mutateAsync(next);
      if (next.kind === 'add-many') showToast({ title: text.added });
    } catch {
      setSaid('');
      showToast({ variant: 'destructive', title: text.failed });
      // Not over what is being typed since.
      if (next.kind === 'add-many') setTyped((current) => current || next.skills.join(', '));
    }
  }

  function add(added: readonly string[]): void {
    void change({ kind: 'add-many', skills: added });
    setSaid('');
    setPointedAt(undefined);
  }

  function pointAt(skill: string): void {
    setPointedAt(skill);
    setSaid(text.known(skill));
  }

  function remove(skill: string): void {
    input.current?.focus({ preventScroll: true });
    void change({ kind: 'remove', skill });
    setSaid(text.removed(skill));
    setPointedAt(undefined);
    setError(undefined);
  }

  function clear(): void {
    input.current?.focus();
    void change({ kind: 'clear' });
    setSaid(text.cleared);
    setPointedAt(undefined);
    setError(undefined);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const [first, ...others] = splitSkills(typed);
    if (first === undefined) return;
    const added = [first, ...others].filter((skill) => findSkill(skills, skill) === undefined);
    const wrong = findSkillError(skills, added, text);
    setError(wrong);
    input.current?.focus();
    if (wrong !== undefined) return;
    setTyped('');
    if (added.length > 0) add(added);
    else pointAt(findSkill(skills, first) ?? first);
  }

  return (
    <div className="@container flex flex-col gap-6">
      <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3">
        <TextField
          ref={input}
          label={text.field}
          help={text.fieldHelp}
          error={error}
          autoComplete="off"
          enterKeyHint="done"
          className="min-w-0 flex-1 basis-40"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
          onPaste={(event) => {
            const pasted = splitSkills(event.clipboardData.getData('text'));
            if (pasted.length < 2) return;
            // A field of one line would join the lines of a list without anything between them.
            event.preventDefault();
            setTyped((current) => [current.trim(), ...pasted].filter(Boolean).join(', '));
            setError(undefined);
          }}
        />
        <Button type="submit" className="@min-[16rem]:mt-[1.875rem]">
          {text.add}
        </Button>
      </form>
      <div className="flex flex-col gap-3">
        <h3 className="font-semibold text-base">{text.title}</h3>
        <p role="status" className="text-muted text-sm empty:hidden">
          {said}
        </p>
        {skills.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : (
          <SkillChips skills={skills} pointedAt={pointedAt} onRemove={remove} />
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {refresh}
          {skills.length > 0 && (
            <ConfirmedButton question={text.clearQuestion} confirm={text.clear} keep={text.keep} onConfirm={clear}>
              {text.clear}
            </ConfirmedButton>
          )}
        </div>
      </div>
      <SkillSuggestions
        skills={skills}
        onAdd={(skill) => add([skill])}
        onRemove={(skill) => {
          void change({ kind: 'remove', skill });
          setSaid(text.removed(skill));
        }}
      />
    </div>
  );
}

interface SkillChipsProps {
  readonly skills: readonly string[];
  /** The one that somebody tried to add again. */
  readonly pointedAt: string | undefined;
  readonly onRemove: (skill: string) => void;
}

function SkillChips({ skills, pointedAt, onRemove }: SkillChipsProps) {
  const text = useMessages(messages).skills;
  return (
    <ul className="flex flex-wrap gap-x-1.5 gap-y-2" aria-label={text.title}>
      {skills.map((skill) => (
        <li
          key={skill}
          className={`flex max-w-full items-center min-h-9 rounded-[1.125rem] border bg-canvas pl-2 font-medium text-sm leading-tight ${
            skill === pointedAt ? 'border-primary outline-2 outline-primary' : 'border-line'
          }`}
        >
          <span dir="auto" className="wrap-anywhere min-w-0 py-1">
            {skill}
          </span>
          <button
            type="button"
            aria-label={text.remove(skill)}
            // As large as a finger, over the edges of the chip; the lines are as far apart.
            className="relative inline-flex size-7 shrink-0 cursor-pointer items-center justify-center rounded-full text-muted after:absolute after:-inset-2 hover:text-danger"
            onClick={() => onRemove(skill)}
          >
            <Mark shape="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** By specification; data and no words of the page: they become skills as they are. */
const suggestions = ['Digital Marketing', 'Data Analysis', 'Project Management', 'Sales', 'Customer Service'] as const;

interface SkillSuggestionsProps {
  readonly skills: readonly string[];
  readonly onAdd: (skill: string) => void;
  readonly onRemove: (skill: string) => void;
}

/** Skills to press instead of to type. The same five for everybody. */
function SkillSuggestions({ skills, onAdd, onRemove }: SkillSuggestionsProps) {
  const text = useMessages(messages).skills;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="font-semibold text-base">
        {text.suggestions}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => {
          const known = findSkill(skills, suggestion);
          return (
            <li key={suggestion}>
              <button
                type="button"
                aria-pressed={known !== undefined}
                className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface px-3 font-semibold text-sm hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
                onClick={() => (known === undefined ? onAdd(suggestion) : onRemove(known))}
              >
                <Mark shape={known === undefined ? 'plus' : 'check'} />
                <span>{suggestion}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
