import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { Button, SearchBox, TextAreaField } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { foundJobsQueryOptions } from '../data/find-jobs.ts';
import { messages } from '../messages.ts';
import { ChosenJob } from './chosen-job.tsx';
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

/** Finds the job to compare with; choosing one is a link, so that the address has it. */
function JobSearch() {
  const text = useMessages(messages);
  const [query, setQuery] = useState('');
  const [parameters] = useSearchParams();
  const { data: jobs, isError, isFetching, refetch } = useQuery(foundJobsQueryOptions(query));

  function addressOf(jobId: string): string {
    const next = new URLSearchParams(parameters);
    next.set('job', jobId);
    return `?${next}`;
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <SearchBox label={text.search} help={text.searchHelp} searched={query} onSearch={setQuery} clean={clean} />
      <p role="status" className="text-muted empty:hidden">
        {query !== '' && !isFetching && jobs?.length === 0 && text.noneFound(query)}
      </p>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-danger">{text.searchFailed}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {query !== '' && jobs !== undefined && jobs.length > 0 && (
        <ul aria-label={text.found} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {jobs.map(({ id, title, company, location }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                preventScrollReset
                className="wrap-anywhere flex min-h-11 flex-col justify-center px-3 py-2 hover:bg-canvas"
              >
                <bdi className="font-semibold text-primary underline underline-offset-4">{title}</bdi>
                <bdi className="text-muted text-sm">{[company, location].filter(Boolean).join(' · ')}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The backend takes no more. */
function clean(text: string): string {
  return text.trim().slice(0, 200);
}

/** A long text scrolls inside its box, so that what is below it stays near: the box grows to two fifths of the screen. */
export const textBoxStyle = { minHeight: '10.125rem', maxHeight: 'max(10.125rem, 40vh)' };
