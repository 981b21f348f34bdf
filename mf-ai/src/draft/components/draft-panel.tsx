import { ConfirmedButton } from '@fursa/shared/bundled/confirmed-button';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { jobPath } from '@fursa/shared/contract';
import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Card, Notice, showToast, TextAreaField } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as z from 'zod/mini';
import { AnsweredBy } from '../../ai-service/components/answered-by.tsx';
import { ServiceFailure } from '../../ai-service/components/service-failure.tsx';
import { useProviderConsent } from '../../ai-service/components/use-provider-consent.ts';
import { useCachedAnswer } from '../../cached-answers/use-cached-answer.ts';
import { CopyButton } from '../../clipboard/copy-button.tsx';
import { applicationQueryOptions, maxCoverLetterLength, useSaveCoverLetter } from '../data/application.ts';
import {
  type DraftRequest,
  type DraftSentence,
  draftSchema,
  draftText,
  isOutline,
  isUnfinished,
  writeDraft,
} from '../data/write-draft.ts';
import { messages } from '../messages.ts';
import { SourcedText } from './sourced-text.tsx';
import { Sources } from './sources.tsx';

export interface DraftPanelProps extends Omit<DraftRequest, 'mayAskProvider'> {
  readonly userId: string;
}

/** What somebody made of a draft; it counts as long as that draft is the one that stands there. */
const editSchema = z.nullable(z.object({ draft: z.string(), text: z.string() }));

/** A draft, written at a press: as it is with its sources, or as the person changed it. */
export function DraftPanel({ userId, kind, resume, advert, jobId }: DraftPanelProps) {
  const text = useMessages(messages);
  const own = text.kinds[kind];
  const mayAskProvider = useProviderConsent(userId).holds;
  const { answer, isCurrent, isPending, error, hasArrived, heading, ask } = useCachedAnswer({
    userId,
    name: `draft-${kind}`,
    schema: draftSchema,
    inputs: [resume.trim(), advert.title, advert.text, jobId],
    find: () => writeDraft({ kind, resume, advert, jobId, mayAskProvider }),
  });
  const [edit, setEdit] = useDeviceDraft({ userId, name: `ai-draft-${kind}-edit` }, editSchema, null);

  const draft = answer === undefined ? '' : draftText(answer.sentences);
  const outlined = answer !== undefined && isOutline(answer);
  const changed = edit?.draft === draft && draft !== '' ? edit.text : undefined;
  // An outline is there to be written in.
  const edited = changed ?? (outlined ? draft : undefined);
  const present = edited ?? draft;
  /** What somebody wrote themselves goes only when they say so. */
  const question = { question: text.replaceQuestion, keep: text.keep, asks: present !== draft };

  async function begin(): Promise<void> {
    // What the person wrote goes when there is something in its place.
    if (await ask()) setEdit(null);
  }

  return (
    // Until something is written, a button beside that of the other kind.
    <Card className={draft === '' ? 'contents!' : 'flex w-full min-w-0 flex-col gap-4'}>
      <h4 ref={heading} tabIndex={-1} className={draft === '' ? 'sr-only' : 'text-lg outline-none'}>
        {own.title}
      </h4>
      <p role="status" className="sr-only">
        {isPending ? text.writing : hasArrived && (outlined ? text.outlined : own.done)}
      </p>
      {draft !== '' && answer !== undefined && (
        <>
          {!isCurrent && <Notice tone="warning">{own.stale}</Notice>}
          {edited === undefined ? (
            <SourcedText sentences={answer.sentences} />
          ) : (
            <div className={outlined ? 'min-w-0' : 'grid min-w-0 gap-4 lg:grid-cols-2'}>
              <TextAreaField
                label={own.field}
                help={outlined ? text.outlineHelp : text.own}
                rows={kind === 'letter' ? 18 : 8}
                value={edited}
                onChange={(event) => setEdit({ draft, text: event.target.value })}
              />
              {!outlined && <SourceList sentences={answer.sentences} />}
            </div>
          )}
          <AnsweredBy who={answer.writtenBy} />
          <div className="flex flex-wrap items-center gap-3">
            {edited === undefined && <Button onClick={() => setEdit({ draft, text: draft })}>{text.edit}</Button>}
            {changed !== undefined && (
              <ConfirmedButton {...question} variant="quiet" confirm={text.discard} onConfirm={() => setEdit(null)}>
                {text.discard}
              </ConfirmedButton>
            )}
            <CopyButton text={present} />
            <DownloadButton content={present} name={own.file} />
          </div>
          {kind === 'letter' && jobId !== null && (
            <SaveLetter userId={userId} jobId={jobId} letter={present} isUnfinished={isUnfinished(present, draft)} />
          )}
        </>
      )}
      <ConfirmedButton
        {...question}
        className="self-start"
        busy={isPending}
        variant={draft === '' ? 'secondary' : 'quiet'}
        confirm={text.replace}
        onConfirm={() => void begin()}
      >
        {isPending ? text.writing : draft === '' ? own.write : own.again}
      </ConfirmedButton>
      <ServiceFailure error={error} failed={text.failed} />
    </Card>
  );
}

/** Each sentence of a draft with what it rests on, to be read beside a text that is being changed. */
function SourceList({ sentences }: { readonly sentences: readonly DraftSentence[] }) {
  const text = useMessages(messages);
  return (
    <section className="flex min-w-0 flex-col gap-3 text-sm">
      <h5 className="font-semibold">{text.allSources}</h5>
      <ul className="flex flex-col gap-3">
        {sentences
          .filter(({ sources }) => sources.length > 0)
          .map((sentence) => (
            <li key={sentence.text} className="wrap-anywhere flex flex-col gap-1">
              <p>{sentence.text}</p>
              <Sources sentence={sentence} />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface DownloadButtonProps {
  readonly content: string;
  /** Of the file. */
  readonly name: string;
}

/** Hands a text over as a file. */
function DownloadButton({ content, name }: DownloadButtonProps) {
  const text = useMessages(messages);

  function download(): void {
    const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // Browsers read it before the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  }

  return (
    <Button onClick={download}>
      <Download aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {text.download}
    </Button>
  );
}

interface SaveLetterProps {
  readonly userId: string;
  readonly jobId: string;
  readonly letter: string;
  /** Whether brackets of an outline are still to be replaced. */
  readonly isUnfinished: boolean;
}

/** Stores a letter with the application to a listed job, once there is one. */
function SaveLetter({ userId, jobId, letter, isUnfinished }: SaveLetterProps) {
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
