import { TextLink } from '@fursa/shared/bundled/text-link';
import { jobPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { applicationQueryOptions, maxCoverLetterLength, useSaveCoverLetter } from '../data/application.ts';
import { messages } from '../messages.ts';

export interface SaveLetterProps {
  readonly userId: string;
  readonly jobId: string;
  readonly letter: string;
  /** Whether brackets of an outline are still to be replaced. */
  readonly isUnfinished: boolean;
}

/** Stores a letter with the application to a listed job, once there is one. */
export function SaveLetter({ userId, jobId, letter, isUnfinished }: SaveLetterProps) {
  const text = useMessages(messages);
  const { data: application } = useQuery(applicationQueryOptions(userId, jobId));
  const save = useSaveCoverLetter(userId, jobId);
  if (application === undefined) return null;
  if (application === null) {
    return (
      <p className="text-muted text-sm">
        {text.notApplied} {!jobId.includes(':') && <TextLink to={jobPath(jobId)}>{text.view}</TextLink>}
      </p>
    );
  }
  const { id, coverLetter } = application;
  const isSaved = coverLetter === letter;
  const isTooLong = letter.length > maxCoverLetterLength;
  const done = { onSuccess: () => showToast({ title: text.saved }) };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isSaved && !isTooLong && !isUnfinished && (
        <Button variant="primary" busy={save.isPending} onClick={() => save.mutate({ id, letter }, done)}>
          {save.isPending ? text.saving : coverLetter === null ? text.save : text.saveInstead}
        </Button>
      )}
      <p role="status" className="font-semibold text-primary empty:hidden">
        {isSaved && text.saved}
      </p>
      {isUnfinished && <p className="text-muted text-sm">{text.unfinished}</p>}
      {isTooLong && <p role="alert">{text.tooLong(letter.length, maxCoverLetterLength)}</p>}
      {save.isError && (
        <p role="alert" className="text-danger">
          {text.saveFailed}
        </p>
      )}
    </div>
  );
}
