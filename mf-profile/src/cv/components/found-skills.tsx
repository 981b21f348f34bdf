import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { findSkill } from '@fursa/shared/values/skill-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keys } from '../../details/data/keys.ts';
import { FactRow } from '../../skills/components/fact-row.tsx';
import { useChangeSkills } from '../../skills/data/change-skills.ts';
import { type CvDocument, saveCvSkills } from '../data/cv-document.ts';
import { cvMessages } from '../messages.ts';
import { maxSkills } from '../model/cv-file.ts';

export interface FoundSkillsProps {
  readonly userId: string;
  readonly document: CvDocument;
  /** Skills of the profile, with changes that are on their way. */
  readonly owned: readonly string[];
  /** By skill, the line of the CV that names it, as far as it was just read. */
  readonly lines: ReadonlyMap<string, string>;
}

const shownAtOnce = 12;

/** The skills of the CV that the profile does not have, to be added or left out one by one. */
export function FoundSkills({ userId, document, owned, lines }: FoundSkillsProps) {
  const text = useMessages(cvMessages);
  const queryClient = useQueryClient();
  const { mutateAsync } = useChangeSkills(userId);
  const save = useMutation<CvDocument, AppError, readonly string[]>({
    scope: { id: `cv-skills-of-${userId}` },
    mutationFn: (skills) => saveCvSkills(userId, skills),
  });
  const [isWhole, setIsWhole] = useState(false);
  const [said, setSaid] = useState('');
  const [lastAdded, setLastAdded] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = document.skills.filter((skill) => findSkill(owned, skill) === undefined);
  const shown = isWhole ? open : open.slice(0, shownAtOnce);

  async function change(kind: 'add-many' | 'remove-many', skills: readonly string[]): Promise<void> {
    heading.current?.focus({ preventScroll: true });
    if (kind === 'add-many' && owned.length + skills.length > maxSkills) {
      setSaid(text.tooMany);
      return;
    }
    setLastAdded(kind === 'add-many' ? skills : []);
    setSaid(kind === 'add-many' ? text.addedCount(skills.length) : '');
    try {
      await mutateAsync({ kind, skills });
      if (kind === 'add-many') showToast({ title: text.added });
    } catch {
      setLastAdded([]);
      setSaid('');
      showToast({ variant: 'destructive', title: text.addFailed });
    }
  }

  async function leaveOut(skill: string): Promise<void> {
    heading.current?.focus({ preventScroll: true });
    const skills = document.skills.filter((found) => found !== skill);
    setLastAdded([]);
    setSaid(text.leftOut(skill));
    queryClient.setQueryData(keys.cvDocument(userId), { ...document, skills });
    try {
      await save.mutateAsync(skills);
    } catch {
      setSaid('');
      // As it is there: other skills may have been left out meanwhile.
      await queryClient.invalidateQueries({ queryKey: keys.cvDocument(userId) });
      showToast({ variant: 'destructive', title: text.addFailed });
    }
  }

  if (document.skills.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {text.found}
        </h3>
        <p className="text-muted text-sm">{open.length > 0 ? text.foundAdvice : text.allAdded}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 empty:hidden">
        {open.length > 1 && (
          <Button variant="secondary" onClick={() => void change('add-many', open)}>
            {text.addAll(open.length)}
          </Button>
        )}
        <p role="status" className="text-muted text-sm empty:hidden">
          {said}
        </p>
        {lastAdded.length > 0 && (
          <Button variant="quiet" onClick={() => void change('remove-many', lastAdded)}>
            {text.undo}
          </Button>
        )}
      </div>
      <ul aria-label={text.found} className="flex flex-col empty:hidden">
        {shown.map((skill) => (
          <FactRow
            key={skill}
            title={skill}
            line={lines.get(skill)}
            addLabel={text.add(skill)}
            refuseLabel={text.refuse(skill)}
            onAdd={() => void change('add-many', [skill])}
            onRefuse={() => void leaveOut(skill)}
          />
        ))}
      </ul>
      {open.length > shown.length && (
        <Button variant="quiet" className="self-start" onClick={() => setIsWhole(true)}>
          {text.showMore(open.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
