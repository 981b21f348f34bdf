import { useMessages } from '@fursa/shared/i18n';
import { findSkill } from '@fursa/shared/values/skill-list';
import { useId } from 'react';
import { messages } from '../../messages.ts';
import { Mark } from './mark.tsx';

/** By specification; data and no words of the page: they become skills as they are. */
const suggestions = ['Digital Marketing', 'Data Analysis', 'Project Management', 'Sales', 'Customer Service'] as const;

export interface SkillSuggestionsProps {
  readonly skills: readonly string[];
  readonly onAdd: (skill: string) => void;
  readonly onRemove: (skill: string) => void;
}

/** Skills to press instead of to type. The same five for everybody. */
export function SkillSuggestions({ skills, onAdd, onRemove }: SkillSuggestionsProps) {
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
