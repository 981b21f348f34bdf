import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../../messages.ts';
import { Mark } from './mark.tsx';

export interface SkillChipsProps {
  readonly skills: readonly string[];
  /** The one that somebody tried to add again. */
  readonly pointedAt: string | undefined;
  readonly onRemove: (skill: string) => void;
}

export function SkillChips({ skills, pointedAt, onRemove }: SkillChipsProps) {
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
