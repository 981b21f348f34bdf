import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useId, useState } from 'react';
import { messages } from '../../messages/index.ts';

export interface ClearSkillsProps {
  readonly onClear: () => void;
}

/** Removes all skills after one more press. */
export function ClearSkills({ onClear }: ClearSkillsProps) {
  const text = useMessages(messages).skills;
  const [isAsking, setIsAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const questionId = useId();

  function ask(isAsked: boolean): void {
    setIsAsking(isAsked);
    setWasAsked(true);
  }

  if (!isAsking) {
    return (
      // The button that was pressed to get back here is gone.
      <Button variant="destructive" autoFocus={wasAsked} className="self-start" onClick={() => ask(true)}>
        {text.clear}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is a question with two answers
    <div role="group" aria-labelledby={questionId} className="flex flex-col gap-3 border-line border-t pt-4">
      <p id={questionId}>{text.clearQuestion}</p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus aria-describedby={questionId} onClick={() => ask(false)}>
          {text.keep}
        </Button>
        <Button variant="destructive" aria-describedby={questionId} onClick={onClear}>
          {text.clear}
        </Button>
      </div>
    </div>
  );
}
