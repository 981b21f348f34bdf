import type { AppError } from '@fursa/shared/backend';
import { ModalDialog } from '@fursa/shared/bundled/modal-dialog';
import { type OwnProfile, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, ButtonLink, ErrorPanel, Skeleton } from '@fursa/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { FoundEntries } from '../../experience/components/found-entries.tsx';
import { useSkillsWithPendingChanges } from '../../skills/data/change-skills.ts';
import { type CvDocument, cvDocumentQueryOptions } from '../data/cv-document.ts';
import { type CvReview, useCvReview } from '../data/cv-review.ts';
import { type CvUpload, dismissMatchesPrompt, startCvUpload, useCvUpload } from '../data/cv-upload.ts';
import { cvMessages } from '../messages.ts';
import { AiReading } from './ai-reading.tsx';
import { CvPicker } from './cv-picker.tsx';
import { FoundSkills } from './found-skills.tsx';
import { OtherFacts } from './other-facts.tsx';
import { StoredCv } from './stored-cv.tsx';
import { UploadStatus } from './upload-status.tsx';

export interface DocumentsPanelProps {
  readonly userId: string;
  readonly profile: OwnProfile;
  /** A hidden panel requests nothing and opens nothing. */
  readonly isShown: boolean;
}

/** Milliseconds from the skills to the question about matches, by specification. */
const modalDelay = 1_500;

/** The tab `Documents & CV`. */
export function DocumentsPanel({ userId, profile, isShown }: DocumentsPanelProps) {
  const text = useMessages(cvMessages);
  const queryClient = useQueryClient();
  const upload = useCvUpload();
  const query = useQuery<CvDocument | null, AppError>({ ...cvDocumentQueryOptions(userId), enabled: isShown });
  const owned = useSkillsWithPendingChanges(userId);
  const title = useRef<HTMLHeadingElement>(null);
  const question = useMatchesQuestion(upload, isShown);
  const isBusy = upload.phase === 'reading' || upload.phase === 'uploading';
  const document = query.data;
  const { review, refuse } = useCvReview(userId, document?.path);

  if (query.isError && document === undefined) {
    return (
      <ErrorPanel title={text.loadFailed} onRetry={() => void query.refetch()}>
        {null}
      </ErrorPanel>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <h3 ref={title} tabIndex={-1} className="font-semibold text-base outline-none">
          {text.title}
        </h3>
        {document === undefined ? (
          <Skeleton className="h-87" />
        ) : (
          <>
            {document !== null && <StoredCv userId={userId} document={document} />}
            <CvPicker
              hasCv={document !== null}
              isDisabled={isBusy}
              onChoose={(file) => void startCvUpload(queryClient, userId, file)}
            />
            {/* Below what is pressed, which would jump when a message above it goes. */}
            <UploadStatus upload={upload} hasCv={document !== null} />
          </>
        )}
      </div>
      {document != null && <FoundSkills userId={userId} document={document} owned={owned} lines={linesOf(review)} />}
      {document != null && isShown && <AiReading userId={userId} document={document} />}
      {review !== null && (
        <>
          <OtherFacts userId={userId} review={review} onRefuse={refuse} profile={profile} owned={owned} />
          <UnreadLines lines={review.facts.unread} />
          <FoundEntries userId={userId} review={review} onRefuse={refuse} />
        </>
      )}
      {(document != null || owned.length > 0) && (
        <ButtonLink to={paths.jobMatch} className="self-start">
          {text.findMatches}
        </ButtonLink>
      )}
      {question.isOpen && <MatchesDialog onClose={question.close} opener={title} />}
    </div>
  );
}

function linesOf(review: CvReview | null): ReadonlyMap<string, string> {
  return new Map(review?.facts.skills.map(({ value, line }) => [value, line]));
}

/** Opens once for each CV, a while after its skills are there, and only for somebody who looks at them. */
function useMatchesQuestion(upload: CvUpload, isShown: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const isDue =
    isShown &&
    upload.phase === 'stored' &&
    upload.isMatchesPromptDue &&
    upload.reading !== null &&
    upload.reading.facts.skills.length > 0;

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      dismissMatchesPrompt();
      setIsOpen(true);
    }, modalDelay);
    return () => clearTimeout(timer);
  }, [isDue]);

  return { isOpen: isOpen && isShown, close: () => setIsOpen(false) };
}

/** What a CV tells of work and nobody could make a job of: the person can write it another way. */
function UnreadLines({ lines }: { readonly lines: readonly string[] }) {
  const text = useMessages(cvMessages);
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-semibold">{text.unread(lines.length)}</summary>
      <p className="text-muted text-sm">{text.unreadAdvice}</p>
      <ul className="flex list-disc flex-col gap-1 py-2 pl-5">
        {lines.map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MatchesDialogProps {
  readonly onClose: () => void;
  /** Receives the focus after the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** Asks whoever has just had skills found whether to look for jobs now. */
function MatchesDialog({ onClose, opener }: MatchesDialogProps) {
  const text = useMessages(cvMessages);
  const questionId = useId();
  return (
    <ModalDialog title={text.dialogTitle} aria-describedby={questionId} opener={opener} onClose={onClose}>
      <p id={questionId} className="mt-2">
        {text.dialogQuestion}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.jobMatch}>
          {text.dialogYes}
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          {text.dialogNo}
        </Button>
      </div>
    </ModalDialog>
  );
}
