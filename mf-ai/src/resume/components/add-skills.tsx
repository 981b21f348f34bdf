import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import type { ResumeAnalysis } from '../../ai-service/data/analyze-resume.ts';
import { useAddSkills } from '../data/profile-additions.ts';
import { messages } from '../messages.ts';

export interface AddSkillsProps {
  readonly userId: string;
  readonly skills: ResumeAnalysis['skills'];
}

/** The skills that the text names, and all of them into the profile. */
export function AddSkills({ userId, skills }: AddSkillsProps) {
  const text = useMessages(messages);
  const addSkills = useAddSkills(userId);

  function handlePress(): void {
    addSkills.mutate(
      skills.map(({ name }) => name),
      {
        onSuccess: () => showToast({ title: text.skillsDone }),
        onError: () => showToast({ variant: 'destructive', title: text.errorTitle, description: text.skillsFailed }),
      },
    );
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {skills.length === 0 ? (
        <p className="text-muted">{text.noneFound}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {skills.map(({ name }) => (
              <li key={name} className="wrap-anywhere rounded-md bg-fill px-2 py-1 text-sm">
                {name}
              </li>
            ))}
          </ul>
          <Button busy={addSkills.isPending} onClick={handlePress}>
            {addSkills.isPending ? text.addingSkills : text.toProfile}
          </Button>
          {addSkills.isError && (
            <p role="alert" className="text-danger">
              {text.skillsFailed}
            </p>
          )}
        </>
      )}
    </div>
  );
}
