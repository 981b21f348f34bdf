import { useMessages } from '@fursa/shared/i18n';
import { Check, X } from 'lucide-react';
import type { AnswerCheck } from '../data/check-answer.ts';
import { messages } from '../messages.ts';

const parts = ['situation', 'task', 'action', 'result', 'number'] as const;

/** What an answer holds and what it lacks; each line says so in words as well. */
export function AnswerChecklist({ check }: { readonly check: AnswerCheck }) {
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
