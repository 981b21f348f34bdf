import type { AppError } from '@fursa/shared/backend';
import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, showToast, TextAreaField } from '@fursa/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { StartButton } from '../ai-service/components/start-button.tsx';
import { type AnalyzedResume, analyzeResume } from '../ai-service/data/analyze-resume.ts';
import { plainText } from '../ai-service/model/plain-text.ts';
import { useFoldedForm } from '../folded-form/use-folded-form.ts';
import { prepareEngine } from '../local-engine/data/run-engine.ts';
import { UseMyCv } from '../own-cv/components/use-my-cv.tsx';
import { ResumeResult } from './components/resume-result.tsx';
import { messages } from './messages.ts';

/** Characters, by specification. */
const minResumeLength = 50;
/** About sixty pages; what the database takes as the text of a CV. */
const maxResumeLength = 200_000;

type ResumeProblem = 'resume-too-short' | 'resume-too-long';

/** What is wrong with a cleaned text as a CV to analyze; undefined when nothing is. */
function checkResumeText(resume: string): ResumeProblem | undefined {
  if (resume.length < minResumeLength) return 'resume-too-short';
  return resume.length > maxResumeLength ? 'resume-too-long' : undefined;
}

/** Grows with the text, up to two fifths of the screen. */
const boxHeights = { minHeight: '12rem', maxHeight: '40dvh' };

export interface ResumePanelProps {
  readonly userId: string;
}

/** A text of a CV, and what is strong and weak about it. */
export function ResumePanel({ userId }: ResumePanelProps) {
  const text = useMessages(messages);
  const [resume, setResume] = useDeviceDraft({ userId, name: 'ai-resume' }, z.string(), '');
  const [problem, setProblem] = useState<ResumeProblem>();
  const { form, isFolded, fold, unfold } = useFoldedForm<HTMLFormElement>();
  const analysis = useMutation<AnalyzedResume, AppError, string>({ mutationFn: analyzeResume });
  const field = useRef<HTMLTextAreaElement>(null);
  const result = analysis.data;

  function change(next: string): void {
    setProblem(undefined);
    setResume(next);
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (analysis.isPending) return;
    const found = checkResumeText(plainText(resume));
    setProblem(found);
    if (found !== undefined) {
      field.current?.focus();
      return;
    }
    analysis.mutate(resume, {
      onSuccess: ({ analysis: { verdict, skills } }) => {
        if (verdict !== 'not-a-resume') fold();
        if (skills.length > 0) showToast({ title: text.success(skills.length) });
        else if (verdict === 'resume')
          showToast({ variant: 'destructive', title: text.errorTitle, description: text.noSkills });
      },
      onError: () => showToast({ variant: 'destructive', title: text.errorTitle, description: text.failed }),
    });
  }

  function describeProblem(): string | undefined {
    if (problem === 'resume-too-short') return text.tooShort(minResumeLength);
    return problem && text.tooLong(plainText(resume).length, maxResumeLength);
  }

  return (
    <div className="flex flex-col gap-6">
      {isFolded && (
        <Button className="self-start" onClick={unfold}>
          {text.changeText}
        </Button>
      )}
      <Card className={isFolded ? 'hidden' : 'flex flex-col gap-4'}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 className="text-xl">{text.title}</h2>
          <UseMyCv userId={userId} present={resume} onTake={change} />
        </div>
        <form ref={form} className="flex flex-col items-start gap-4" onSubmit={handleSubmit}>
          <TextAreaField
            ref={field}
            className="w-full"
            label={text.field}
            placeholder={text.placeholder}
            help={text.help}
            error={describeProblem()}
            style={boxHeights}
            dir="auto"
            value={resume}
            onFocus={() => prepareEngine('analyzeResume', '')}
            onChange={({ target }) => change(target.value)}
          />
          <StartButton
            type="submit"
            busy={analysis.isPending}
            missing={resume.trim() === '' ? text.missing : undefined}
          >
            {analysis.isPending ? text.analyzing : text.analyze}
          </StartButton>
          {analysis.isError && (
            <p role="alert" className="text-danger">
              {`${text.failed} ${text.stillHere}`}
            </p>
          )}
        </form>
      </Card>
      {result !== undefined && <ResumeResult userId={userId} result={result} isStale={analysis.variables !== resume} />}
    </div>
  );
}
