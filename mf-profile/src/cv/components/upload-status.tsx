import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice } from '@fursa/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { ProgressBar } from '../../details/components/progress-bar.tsx';
import { findReason } from '../../details/model/find-reason.ts';
import { messages } from '../../messages.ts';
import { type CvUpload, cancelCvUpload, retryCvUpload, uploadCvWithoutText } from '../data/cv-upload.ts';
import { cvMessages } from '../messages.ts';
import { problemOfReading } from '../model/cv-problem.ts';
import { otherLanguage } from '../model/other-language.ts';

export interface UploadStatusProps {
  readonly upload: CvUpload;
  readonly hasCv: boolean;
}

/** How far the chosen file is, or why it stopped and what to do about it. */
export function UploadStatus({ upload, hasCv }: UploadStatusProps) {
  const text = useMessages(cvMessages);
  switch (upload.phase) {
    case 'reading':
    case 'uploading':
      return <Progress phase={upload.phase} fraction={upload.fraction} />;
    case 'unreadable':
    case 'failed':
      return <Problem upload={upload} hasCv={hasCv} />;
    case 'cancelled':
      return <p role="status">{text.cancelled}</p>;
    case 'idle':
      return null;
    case 'stored': {
      const language = upload.reading === null ? undefined : otherLanguage(upload.reading.text);
      return (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-semibold text-primary">{text.stored}</p>
          {upload.reading !== null && upload.reading.pictures.length > 0 && (
            <p>{text.pictures(upload.reading.pictures)}</p>
          )}
          {upload.reading?.isCut === true && <p>{text.isCut(upload.reading.text.length)}</p>}
          {language !== undefined && <p>{text.otherLanguage(language)}</p>}
          {upload.reading?.facts.isCv === false && <p>{text.noCv}</p>}
          {upload.reading?.facts.skills.length === 0 && <p>{text.noSkills}</p>}
        </div>
      );
    }
  }
}

function Progress({ phase, fraction }: { readonly phase: 'reading' | 'uploading'; readonly fraction: number }) {
  const text = useMessages(cvMessages);
  const labelId = useId();
  const percentage = Math.floor(fraction * 100);

  // A closed tab would lose the file.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p id={labelId} role="status">
          {phase === 'reading' ? text.analyzing : text.uploading}
        </p>
        <span aria-hidden="true" className="text-muted tabular-nums">
          {text.progress(percentage)}
        </span>
      </div>
      <ProgressBar percentage={percentage} labelledBy={labelId} />
      <Button
        variant="secondary"
        className="self-start"
        disabled={phase === 'uploading' && fraction === 1}
        onClick={cancelCvUpload}
      >
        {text.cancel}
      </Button>
    </div>
  );
}

interface ProblemProps {
  readonly upload: Extract<CvUpload, { phase: 'unreadable' | 'failed' }>;
  readonly hasCv: boolean;
}

function Problem({ upload, hasCv }: ProblemProps) {
  const text = useMessages(cvMessages);
  const { reasons } = useMessages(messages);
  const queryClient = useQueryClient();
  const problem =
    upload.phase === 'failed'
      ? { text: text.uploadFailed(findReason(upload.error, reasons)), remedy: 'retry' }
      : upload.code === 'too-big'
        ? { text: text.tooBig, remedy: 'another-file' }
        : problemOfReading(upload.code, text);
  return (
    <Notice role="alert" tone="danger">
      <p>{`${problem.text} ${hasCv ? text.oldIsKept : text.nothingChanged}`}</p>
      {problem.remedy !== 'another-file' && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() =>
            void (problem.remedy === 'retry' ? retryCvUpload(queryClient) : uploadCvWithoutText(queryClient))
          }
        >
          {problem.remedy === 'retry' ? text.retry : text.uploadAnyway}
        </Button>
      )}
    </Notice>
  );
}
