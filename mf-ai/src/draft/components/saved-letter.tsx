import { useMessages } from '@fursa/shared/i18n';
import { Card } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../clipboard/copy-button.tsx';
import { applicationQueryOptions } from '../data/application.ts';
import { messages } from '../messages.ts';

export interface SavedLetterProps {
  readonly userId: string;
  readonly jobId: string;
}

/** The letter that is stored with an application; nothing without one. */
export function SavedLetter({ userId, jobId }: SavedLetterProps) {
  const text = useMessages(messages);
  const letter = useQuery(applicationQueryOptions(userId, jobId)).data?.coverLetter ?? null;
  if (letter === null) return null;
  return (
    <Card>
      <details>
        <summary className="min-h-8 cursor-pointer font-semibold">{text.savedLetter}</summary>
        <div className="flex flex-col items-start gap-4 pt-3">
          <p dir="auto" className="wrap-anywhere max-w-line whitespace-pre-wrap">
            {letter}
          </p>
          <CopyButton text={letter} />
        </div>
      </details>
    </Card>
  );
}
