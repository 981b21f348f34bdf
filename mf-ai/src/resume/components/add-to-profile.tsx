import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import type { ResumeAnalysis, Strength } from '../../ai-service/data/analyze-resume.ts';
import { useAddSkills, useAddToBio } from '../data/profile-additions.ts';
import { messages } from '../messages.ts';
import { bioSentences } from '../model/bio-sentences.ts';

export interface AddSkillsProps {
  readonly userId: string;
  readonly skills: ResumeAnalysis['skills'];
}

/** The skills that the text names, and all of them into the profile. */
export function AddSkills({ userId, skills }: AddSkillsProps) {
  const text = useMessages(messages);
  const addition = useAddSkills(userId);
  const names = skills.map(({ name }) => name);
  return (
    <div className="flex flex-col items-start gap-3">
      {names.length === 0 ? (
        <p className="text-muted">{text.noneFound}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name} className="wrap-anywhere rounded-md bg-fill px-2 py-1 text-sm">
                {name}
              </li>
            ))}
          </ul>
          <AddButton addition={addition} added={names} done={text.skillsDone} failed={text.skillsFailed}>
            {addition.isPending ? text.addingSkills : text.toProfile}
          </AddButton>
        </>
      )}
    </div>
  );
}

export interface AddStrengthsProps {
  readonly userId: string;
  readonly strengths: readonly Strength[];
  readonly lines: readonly string[];
  /** Lines that could be better: they do not go into a bio as they are. */
  readonly weak: ReadonlySet<number>;
}

/** Puts what the strengths say about the person into their bio, after showing it. */
export function AddStrengths({ userId, strengths, lines, weak }: AddStrengthsProps) {
  const text = useMessages(messages);
  const addition = useAddToBio(userId);
  const sentences = bioSentences({ strengths, lines, weak }, text.yearsSentence);
  if (sentences.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <p className="text-muted text-sm">{text.bioPreview}</p>
      <p dir="auto" className="wrap-anywhere text-sm">
        {sentences.join(' ')}
      </p>
      <AddButton addition={addition} added={sentences} done={text.bioDone} failed={text.bioFailed}>
        {addition.isPending ? text.addingToBio : text.toBio}
      </AddButton>
    </div>
  );
}

interface AddButtonProps {
  readonly addition: ReturnType<typeof useAddSkills>;
  readonly added: readonly string[];
  /** What the toasts and the line below say. */
  readonly done: string;
  readonly failed: string;
  readonly children: string;
}

function AddButton({ addition, added, done, failed, children }: AddButtonProps) {
  const text = useMessages(messages);

  function handlePress(): void {
    addition.mutate(added, {
      onSuccess: () => showToast({ title: done }),
      onError: () => showToast({ variant: 'destructive', title: text.errorTitle, description: failed }),
    });
  }

  return (
    <>
      <Button busy={addition.isPending} onClick={handlePress}>
        {children}
      </Button>
      {addition.isError && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
    </>
  );
}
