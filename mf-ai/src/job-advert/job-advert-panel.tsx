import { Confirmation } from '@fursa/shared/bundled/confirmed-button';
import { isStorageRefused } from '@fursa/shared/contract';
import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import { useMessages } from '@fursa/shared/i18n';
import { Button, TextAreaField, TextField } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { AnsweredBy } from '../ai-service/components/answered-by.tsx';
import { ServiceFailure } from '../ai-service/components/service-failure.tsx';
import { serviceMessages } from '../ai-service/messages.ts';
import { checkRole, maxRoleLength } from '../ai-service/model/check-role.ts';
import { useCachedAnswer } from '../cached-answers/use-cached-answer.ts';
import { CopyButton } from '../clipboard/copy-button.tsx';
import { wordingNotesQueryOptions } from './data/find-notes.ts';
import { writeAdvert, writtenAdvertSchema } from './data/write-advert.ts';
import { messages } from './messages.ts';

/** What somebody made of an advert; it counts as long as that advert is the one that was written last. */
const editSchema = z.nullable(z.object({ written: z.string(), text: z.string() }));

/** The advert for a role, to be changed and copied, with notes on its wording. */
export function JobAdvertPanel({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const service = useMessages(serviceMessages);
  const [role, setRole] = useDeviceDraft({ userId, name: 'ai-job-advert-role' }, z.string(), '');
  const [edit, setEdit] = useDeviceDraft({ userId, name: 'ai-job-advert-edit' }, editSchema, null);
  const { answer, isPending, error, hasArrived, heading, ask } = useCachedAnswer({
    userId,
    name: 'job-advert',
    schema: writtenAdvertSchema,
    inputs: [role.trim()],
    find: () => writeAdvert(role),
  });
  const [wasPressed, setWasPressed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const roleField = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const problem = checkRole(role);
  const written = answer?.text ?? '';
  const advert = edit?.written === written ? edit.text : written;

  function handleWrite(): void {
    setWasPressed(true);
    if (problem !== undefined) {
      roleField.current?.focus();
      return;
    }
    if (answer !== undefined && advert !== written) setIsAsking(true);
    else void begin();
  }

  function describeProblem(): string | undefined {
    if (problem === 'role-too-long') return service.roleTooLong(role.trim().length, maxRoleLength);
    return wasPressed && problem === 'role-missing' ? text.invalidRole : undefined;
  }

  async function begin(): Promise<void> {
    setIsAsking(false);
    // What the person wrote goes when there is something in its place.
    if (await ask()) setEdit(null);
  }

  function showPlace(start: number, end: number): void {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  }

  return (
    <div className="flex flex-col gap-8">
      <form
        className="flex max-w-text flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleWrite();
        }}
      >
        <TextField
          ref={roleField}
          label={text.role}
          help={text.roleHelp}
          error={describeProblem()}
          value={role}
          onChange={(event) => setRole(event.target.value)}
        />
        {isAsking ? (
          <Confirmation
            question={text.replaceQuestion}
            confirm={text.replace}
            keep={text.keep}
            onConfirm={() => void begin()}
            onKeep={() => setIsAsking(false)}
          />
        ) : (
          <Button type="submit" variant="primary" className="self-start" busy={isPending}>
            {isPending ? text.writing : answer === undefined ? text.write : text.again}
          </Button>
        )}
        <ServiceFailure error={error} failed={text.failed} />
      </form>
      <p role="status" className="sr-only">
        {isPending ? text.writing : hasArrived && text.done}
      </p>
      {answer === undefined && (
        <section className="flex max-w-text flex-col gap-2">
          <h2 className="text-lg">{text.before}</h2>
          <ul className="list-disc pl-5 text-muted">
            <li>{text.draft}</li>
            <li>{text.checked}</li>
            <li>{text.unpublished}</li>
          </ul>
        </section>
      )}
      {answer !== undefined && (
        <section className="flex flex-col gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {text.result}
          </h2>
          <div className="grid min-w-0 gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="flex min-w-0 flex-col gap-4">
              <TextAreaField
                ref={field}
                label={text.field}
                help={isStorageRefused() ? text.ownHere : text.own}
                rows={12}
                value={advert}
                onChange={(event) => setEdit({ written, text: event.target.value })}
              />
              <AnsweredBy who={answer.writtenBy} />
              <div className="flex flex-wrap items-center gap-3">
                <CopyButton text={advert} />
              </div>
            </div>
            <WordingNotes advert={advert} onShow={showPlace} />
          </div>
        </section>
      )}
    </div>
  );
}

interface WordingNotesProps {
  readonly advert: string;
  /** Marks a part of the text, from one offset to another. */
  readonly onShow: (start: number, end: number) => void;
}

/** What is not plain or fair in an advert as it stands now. */
function WordingNotes({ advert, onShow }: WordingNotesProps) {
  const text = useMessages(messages);
  const { data: notes, isError, isPlaceholderData } = useQuery(wordingNotesQueryOptions(useDeferredValue(advert)));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{text.notes}</h3>
      <p role="status" className="text-muted">
        {notes !== undefined && (notes.length === 0 ? text.noNotes : text.found(notes.length))}
      </p>
      {isError && (
        <p role="alert" className="text-danger">
          {text.notesFailed}
        </p>
      )}
      {notes !== undefined && notes.length > 0 && (
        <ul className="flex flex-col gap-4">
          {notes.map(({ code, start, end, words }) => (
            <li key={`${code}-${start}`} className="wrap-anywhere border-warning border-l-3 pl-3">
              <p className="font-semibold">
                <q>{words}</q>
              </p>
              <p className="max-w-line">{text.advice[code]}</p>
              <Button
                variant="quiet"
                className="text-sm"
                disabled={isPlaceholderData}
                onClick={() => onShow(start, end)}
              >
                {text.show}
                <span className="sr-only">{`: ${words}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="text-muted text-sm">{text.limits}</p>
    </section>
  );
}
