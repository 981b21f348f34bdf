import { useMessages } from '@fursa/shared/i18n';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cvMessages } from '../messages.ts';
import { offeredFiles } from '../model/cv-file.ts';

export interface CvPickerProps {
  readonly hasCv: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (file: File) => void;
}

/** A place to choose a file or to drop one. */
export function CvPicker({ hasCv, isDisabled, onChoose }: CvPickerProps) {
  const text = useMessages(cvMessages);
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const helpId = useId();

  function choose(files: FileList | null): void {
    const [file, ...others] = files ?? [];
    setProblem(others.length > 0 ? text.oneFile : undefined);
    if (file !== undefined && others.length === 0) onChoose(file);
  }

  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) choose(event.dataTransfer.files);
  }

  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: dropping is one more way; the field inside is there for everybody */}
      <label
        className={`relative flex cursor-pointer items-center justify-center gap-3 rounded-lg border-2 border-dashed px-4 text-center focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 ${
          isOver ? 'border-primary bg-primary-soft' : 'border-edge bg-canvas hover:border-ink'
        } ${hasCv ? 'min-h-14 py-2' : 'min-h-40 flex-col py-6'} ${isDisabled ? 'cursor-not-allowed text-muted' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileUp aria-hidden="true" className={hasCv ? 'size-5 shrink-0' : 'size-8 text-primary'} />
        <span>
          <span className="font-semibold text-primary underline underline-offset-4">
            {hasCv ? text.replace : text.choose}
          </span>
          {/* Nobody drops a file on a phone. */}
          <span className="hidden md:inline"> {text.drop}</span>
        </span>
        <input
          type="file"
          accept={offeredFiles}
          disabled={isDisabled}
          aria-describedby={helpId}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      <p id={helpId} className="text-muted text-sm">
        {text.allowed} {text.private}
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
