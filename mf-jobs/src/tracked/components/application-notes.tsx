import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, Notice, TextAreaField, useSubmit } from '@fursa/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { maxNotesLength, useSaveNotes } from '../data/save-notes.ts';
import { trackedMessages } from '../messages.ts';
import type { Application } from '../model/tracked-job.ts';
import { useNotesDraft } from './use-notes-draft.ts';

export interface ApplicationNotesProps {
  readonly application: Pick<Application, 'id' | 'notes'>;
  /** Stands at the beginning of the line that opens them. */
  readonly lead?: ReactNode;
  /** Stands at the end of that line, below it in the largest font: pressing it opens nothing. */
  readonly aside: ReactNode;
  /** What else can be done; stands below the notes once they are open. */
  readonly children?: ReactNode;
}

/** Folded up until somebody wants to read or write; what is not saved yet stays, also after a reload, and says so. */
export function ApplicationNotes({ application, lead, aside, children }: ApplicationNotesProps) {
  const text = useMessages(trackedMessages);
  const { draft, isChanged, edit, forget } = useNotesDraft(application);
  const [isOpen, setIsOpen] = useState(isChanged);
  return (
    <div className="@container relative">
      <div className="top-0 right-0 @min-[16rem]:absolute">{aside}</div>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap content-center items-center text-muted text-sm leading-snug @min-[16rem]:pr-30">
          {lead}
          <span className="ml-auto shrink-0 pl-2 font-semibold text-primary">
            {application.notes === '' ? text.addNotes : text.notes}
          </span>
          {isChanged && (
            <span className="ml-2">
              <Badge tone="warning">{text.unsaved}</Badge>
            </span>
          )}
          {!isOpen && application.notes !== '' && (
            <span className="ml-2 min-w-0 flex-1 truncate text-ink">{application.notes.slice(0, 200)}</span>
          )}
        </summary>
        {isOpen && (
          <div className="flex flex-col gap-4 pb-2">
            <NotesForm application={application} draft={draft} onEdit={edit} onSaved={forget} />
            {children}
          </div>
        )}
      </details>
    </div>
  );
}

interface NotesFormProps extends Pick<ApplicationNotesProps, 'application'> {
  readonly draft: { readonly notes: string; readonly before: string };
  readonly onEdit: (notes: string, before: string) => void;
  readonly onSaved: (notes: string) => void;
}

function NotesForm({ application, draft, onEdit, onSaved }: NotesFormProps) {
  const text = useMessages(trackedMessages);
  const save = useSaveNotes(onSaved);
  const { submit } = useSubmit(save.mutateAsync);
  // Notes that another tab or device saved meanwhile are shown before they are overwritten.
  const isConflict = draft.before !== application.notes && draft.notes !== application.notes;
  const isFailed = save.isError && save.error.code !== 'conflict';

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit({ id: application.id, notes: draft.notes, before: application.notes });
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3 pt-1 lg:max-w-text">
      <TextAreaField
        label={text.notes}
        labelHidden
        help={text.notesHelp}
        rows={3}
        maxLength={maxNotesLength}
        value={draft.notes}
        onChange={(event) => onEdit(event.target.value, draft.before)}
      />
      <div role="status" className="empty:hidden">
        {isConflict && (
          <Notice tone="warning" title={text.notesConflict}>
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {application.notes || text.notesEmpty}
            </p>
          </Notice>
        )}
        {isFailed && (
          <Notice tone="danger">{save.error.code === 'offline' ? text.notesOffline : text.notesFailed}</Notice>
        )}
        {save.isSuccess && draft.notes === application.notes && <p className="text-muted text-sm">{text.notesSaved}</p>}
      </div>
      <Button type="submit" className="self-start" busy={save.isPending}>
        {save.isPending ? text.savingNotes : text.saveNotes}
      </Button>
    </form>
  );
}
