import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import type { Strength } from '../../ai-service/data/analyze-resume.ts';
import { useAddToBio } from '../data/profile-additions.ts';
import { messages } from '../messages.ts';
import { bioSentences } from '../model/bio-sentences.ts';

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
  const addToBio = useAddToBio(userId);
  const sentences = bioSentences({ strengths, lines, weak }, text.yearsSentence);
  if (sentences.length === 0) return null;

  function handlePress(): void {
    addToBio.mutate(sentences, {
      onSuccess: () => showToast({ title: text.bioDone }),
      onError: () => showToast({ variant: 'destructive', title: text.errorTitle, description: text.bioFailed }),
    });
  }

  return (
    <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
      <p className="text-muted text-sm">{text.bioPreview}</p>
      <p dir="auto" className="wrap-anywhere text-sm">
        {sentences.join(' ')}
      </p>
      <Button busy={addToBio.isPending} onClick={handlePress}>
        {addToBio.isPending ? text.addingToBio : text.toBio}
      </Button>
      {addToBio.isError && (
        <p role="alert" className="text-danger">
          {text.bioFailed}
        </p>
      )}
    </div>
  );
}
