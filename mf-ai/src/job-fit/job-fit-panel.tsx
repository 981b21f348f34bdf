import { scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, TextAreaField } from '@fursa/shared/ui';
import { toScoreWord } from '@fursa/shared/values/score-word';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ProviderConsent } from '../ai-service/components/provider-consent.tsx';
import { ServiceFailure } from '../ai-service/components/service-failure.tsx';
import { useProviderConsent } from '../ai-service/components/use-provider-consent.ts';
import { useCachedAnswer } from '../cached-answers/use-cached-answer.ts';
import { DraftSection } from '../draft/components/draft-section.tsx';
import { SavedLetter } from '../draft/components/saved-letter.tsx';
import { useFoldedForm } from '../folded-form/use-folded-form.ts';
import { UseMyCv } from '../own-cv/components/use-my-cv.tsx';
import { FitResult } from './components/fit-result.tsx';
import { JobChoice, textBoxStyle } from './components/job-choice.tsx';
import { useJobInput } from './components/use-job-input.ts';
import { type ComparedJob, findFit } from './data/find-fit.ts';
import { listedJobQueryOptions } from './data/listed-job.ts';
import { messages } from './messages.ts';
import { jobFitSchema } from './model/job-fit.ts';
import { readPastedAdvert } from './model/pasted-advert.ts';

/** Characters. */
const maxResumeLength = 100_000;
const maxAdvertLength = 20_000;

/** How well a CV fits a pasted advert or a listed job, and a letter and a summary for it. */
export function JobFitPanel({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const { words } = useMessages(scoreWordMessages);
  const queryClient = useQueryClient();
  const [resume, setResume] = useDeviceDraft({ userId, name: 'ai-resume' }, z.string(), '');
  const input = useJobInput(userId);
  const listed = useQuery(listedJobQueryOptions(input.jobId)).data;
  const { provider, holds } = useProviderConsent(userId);
  const [wasPressed, setWasPressed] = useState(false);
  const resumeField = useRef<HTMLTextAreaElement>(null);
  const advertField = useRef<HTMLTextAreaElement>(null);

  const job: ComparedJob =
    input.kind === 'listed' ? { kind: 'listed', jobId: input.jobId ?? '' } : { kind: 'pasted', advert: input.advert };
  const advert = input.kind === 'listed' ? listed : readPastedAdvert(input.advert);
  const fit = useCachedAnswer({
    userId,
    name: 'job-fit-result',
    schema: jobFitSchema,
    inputs: [resume.trim(), job],
    find: () => findFit({ userId, resume, job, mayCallService: provider === undefined || holds }, queryClient),
  });

  const { form, isFolded, fold, unfold } = useFoldedForm<HTMLDivElement>(fit.isCurrent);
  const resumeError = checkResume();
  const jobError = checkJob();

  function checkResume(): string | undefined {
    if (resume.length > maxResumeLength) return text.resumeTooLong(resume.length, maxResumeLength);
    return wasPressed && resume.trim() === '' ? text.invalidResume : undefined;
  }

  function checkJob(): string | undefined {
    if (job.kind === 'listed') return wasPressed && job.jobId === '' ? text.invalidJob : undefined;
    if (job.advert.length > maxAdvertLength) return text.advertTooLong(job.advert.length, maxAdvertLength);
    return wasPressed && job.advert.trim() === '' ? text.noAdvert : undefined;
  }

  async function check(): Promise<void> {
    setWasPressed(true);
    const isJobGiven = job.kind === 'listed' ? job.jobId !== '' : job.advert.trim() !== '';
    const isResumeWrong = resume.trim() === '' || resumeError !== undefined;
    if (isResumeWrong || !isJobGiven || jobError !== undefined) {
      (isResumeWrong ? resumeField : advertField).current?.focus();
      return;
    }
    setWasPressed(false);
    if (await fit.ask()) fold();
  }

  return (
    <div className="flex flex-col gap-8">
      {isFolded && (
        <Button className="self-start" onClick={unfold}>
          {text.change}
        </Button>
      )}
      <div ref={form} className={isFolded ? 'hidden' : 'flex flex-col gap-6'}>
        <div className="grid min-w-0 gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-3">
            <TextAreaField
              ref={resumeField}
              label={text.resume}
              help={text.resumeHelp}
              error={resumeError}
              rows={6}
              style={textBoxStyle}
              value={resume}
              onChange={(event) => setResume(event.target.value)}
            />
            <UseMyCv userId={userId} present={resume} onTake={setResume} />
          </div>
          <JobChoice input={input} error={jobError} advertField={advertField} />
        </div>
        <ProviderConsent userId={userId} />
        <Button variant="primary" className="self-start" busy={fit.isPending} onClick={check}>
          {fit.isPending ? text.checking : text.check}
        </Button>
        <ServiceFailure error={fit.error} failed={text.failed} />
      </div>
      {input.jobId !== null && <SavedLetter userId={userId} jobId={input.jobId} />}
      <p role="status" className="sr-only">
        {fit.isPending ? text.checking : fit.isCurrent && fit.answer !== undefined && fit.error === null && describe()}
      </p>
      {fit.answer !== undefined && (
        <FitResult fit={fit.answer} isCurrent={fit.isCurrent} heading={fit.heading}>
          {advert !== undefined && resume.trim() !== '' && (
            <DraftSection userId={userId} resume={resume} advert={advert} jobId={input.jobId} />
          )}
        </FitResult>
      )}
    </div>
  );

  function describe(): string {
    const score = fit.answer?.score ?? null;
    return score === null ? text.doneWithout : text.done(score, words[toScoreWord(score)]);
  }
}
