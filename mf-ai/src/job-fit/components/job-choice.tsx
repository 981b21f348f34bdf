import { useMessages } from '@fursa/shared/i18n';
import { TextAreaField } from '@fursa/shared/ui';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { messages } from '../messages.ts';
import { ChosenJob } from './chosen-job.tsx';
import { JobSearch } from './job-search.tsx';
import { textBoxStyle } from './text-box-style.ts';
import type { JobInput } from './use-job-input.ts';

export interface JobChoiceProps {
  readonly input: JobInput;
  readonly error: string | undefined;
  readonly advertField: Ref<HTMLTextAreaElement>;
}

const kinds = ['pasted', 'listed'] as const;

/** What a CV is compared with: a pasted advert, or a job of the list. */
export function JobChoice({ input, error, advertField }: JobChoiceProps) {
  const text = useMessages(messages);
  const name = useId();
  const { kind, advert, jobId } = input;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-semibold">{text.job}</legend>
      <div className="flex flex-wrap gap-x-6">
        {kinds.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={one === kind}
              onChange={() => input.setKind(one)}
              className="size-5 shrink-0 accent-primary"
            />
            {text.kinds[one]}
          </label>
        ))}
      </div>
      {kind === 'pasted' && (
        <TextAreaField
          ref={advertField}
          label={text.advert}
          labelHidden
          help={text.advertHelp}
          error={error}
          rows={6}
          style={textBoxStyle}
          value={advert}
          onChange={(event) => input.setAdvert(event.target.value)}
        />
      )}
      {kind === 'listed' && jobId !== null && (
        <ChosenJob jobId={jobId} isFresh={input.wasJustChosen} onChooseAnother={input.leaveJob} />
      )}
      {kind === 'listed' && jobId === null && <JobSearch />}
      {kind === 'listed' && error !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 font-semibold text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
