import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { saveOnDevice } from '../../own-files/save-on-device.ts';
import { builderMessages } from '../messages.ts';
import type { Known } from '../model/offers.ts';
import { maxFileBytes, type ResumeFileContent, readResumeFile, writeResumeFile } from '../model/resume-file.ts';
import { FileOffers } from './file-offers.tsx';

export interface ResumeFileProps extends Known {
  readonly userId: string;
}

type Problem = 'tooBig' | 'notJson' | 'notResume';

/** The profile as JSON Resume, out and in. */
export function ResumeFile({ userId, ...known }: ResumeFileProps) {
  const text = useMessages(builderMessages).file;
  const [content, setContent] = useState<ResumeFileContent>();
  const [problem, setProblem] = useState<Problem>();
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const inputId = useId();

  function handleDownload(): void {
    const file = writeResumeFile(known.profile, known.work, known.resume);
    saveOnDevice(new Blob([file], { type: 'application/json' }), text.name);
  }

  async function handleChoose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const field = event.target;
    const file = field.files?.[0];
    if (file === undefined) return;
    const read = await readFile(file);
    // The same file can be chosen again after it was put right.
    field.value = '';
    setContent(typeof read === 'string' ? undefined : read);
    setProblem(typeof read === 'string' ? read : undefined);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 border-line border-t pt-6">
      <div>
        <h2 id={titleId} className="text-xl">
          {text.title}
        </h2>
        <p className="text-muted">{text.help}</p>
      </div>
      <Button className="self-start" onClick={handleDownload}>
        {text.download}
      </Button>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={inputId} className="font-semibold">
          {text.choose}
        </label>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept=".json,application/json"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${inputId}-help`}
          className="min-h-11 w-full max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink"
          onChange={(event) => void handleChoose(event)}
        />
        <p id={`${inputId}-help`} className="text-muted text-sm">
          {text.chooseHelp}
        </p>
        {problem !== undefined && (
          <p role="alert" className="text-danger">
            {text[problem]}
          </p>
        )}
      </div>
      {content !== undefined && (
        <FileOffers
          userId={userId}
          known={known}
          content={content}
          onClose={() => {
            setContent(undefined);
            input.current?.focus();
          }}
        />
      )}
    </section>
  );
}

async function readFile(file: File): Promise<ResumeFileContent | Problem> {
  if (file.size > maxFileBytes) return 'tooBig';
  try {
    return readResumeFile(await file.text());
  } catch {
    // The file went away between the choice and the reading.
    return 'notJson';
  }
}
