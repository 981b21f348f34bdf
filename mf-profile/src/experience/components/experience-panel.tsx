import { useMessages } from '@fursa/shared/i18n';
import { Button, ErrorPanel, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { firstPress } from '../../skills/components/first-press.ts';
import { useResume } from '../data/change-entries.ts';
import { experienceMessages } from '../messages.ts';
import { compareByTime } from '../model/entry-dates.ts';
import { nameOf, periodOf, titlesOf } from '../model/entry-titles.ts';
import { detailsOf, type EntryValues, emptyValues, readValues, toEntry } from '../model/entry-values.ts';
import { type Entry, keyOf, makeId, type Section } from '../model/resume.ts';
import { EntryForm } from './entry-form.tsx';
import { type EntryEditor, useEntryEditor } from './use-entry-editor.ts';
import type { OpenEntry } from './use-open-entries.ts';

/** Work and education, below the skills. */
export function ExperiencePanel({ userId }: { readonly userId: string }) {
  const text = useMessages(experienceMessages);
  const { resume, isError, refetch } = useResume(userId);
  const editor = useEntryEditor(userId);
  if (resume === undefined && isError) {
    return (
      <ErrorPanel title={text.loadFailed} onRetry={() => void refetch()}>
        {null}
      </ErrorPanel>
    );
  }
  if (resume === undefined) {
    return (
      <LoadingRegion label={text.loading} className="flex flex-col gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </LoadingRegion>
    );
  }
  return (
    <>
      <EntrySection section="work" entries={resume.work} editor={editor} />
      <EntrySection section="education" entries={resume.education} editor={editor} />
    </>
  );
}

interface EntrySectionProps {
  readonly section: Section;
  readonly entries: readonly Entry[];
  readonly editor: EntryEditor;
}

/** Work, or education: what there is, the latest first, each with its form when somebody corrects it. */
function EntrySection({ section, entries, editor }: EntrySectionProps) {
  const text = useMessages(experienceMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<Entry>();
  /** Whose form was opened by a press just now: those of a draft do not take the focus. */
  const [pressed, setPressed] = useState<string>();
  const [closed, setClosed] = useState<OpenEntry>();
  const forms = editor.open.filter((form) => form.section === section);
  const isKnown = ({ key }: OpenEntry) => entries.some((entry) => keyOf(entry) === key);

  function show(key: string, isNew: boolean, values: EntryValues): void {
    setPressed(key);
    setDeleted(undefined);
    editor.show({ section, key, isNew, values });
  }

  // After the form is gone, to what opened it.
  useEffect(() => {
    if (closed === undefined) return;
    const opener = closed.isNew ? addButton.current : document.getElementById(editButtonId(closed.key));
    (opener ?? heading.current)?.focus();
  }, [closed]);

  function remove(entry: Entry): void {
    heading.current?.focus({ preventScroll: true });
    setDeleted(entry);
    void editor.remove(section, keyOf(entry)).then((isDeleted) => {
      if (!isDeleted) setDeleted((current) => (current === entry ? undefined : current));
    });
  }

  function restore(entry: Entry): void {
    heading.current?.focus({ preventScroll: true });
    setDeleted(undefined);
    void editor.restore(section, entry);
  }

  function renderForm(form: OpenEntry) {
    const before = entries.find((entry) => keyOf(entry) === form.key);
    const id = before === undefined ? form.key : before.id;
    return (
      <EntryForm
        key={id ?? form.key}
        section={section}
        title={before === undefined ? text[section].formNew : text.editEntry(nameOf(section, before, text))}
        values={form.values}
        failure={editor.failures[form.key]}
        takesFocus={form.key === pressed}
        onEdit={(field, value) => editor.edit(form.key, field, value)}
        onSave={() => {
          setClosed(form);
          void editor.save(form, toEntry(section, form.values, before ?? { id: form.key }));
        }}
        onCancel={() => {
          setClosed(form);
          editor.close(form.key);
        }}
      />
    );
  }

  return (
    <section className="flex flex-col gap-4 border-line border-t pt-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-base outline-none">
          {text[section].title}
        </h3>
        <p className="text-muted text-sm">{text[section].help}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {deleted !== undefined && (
          <>
            <p role="status" className="wrap-anywhere text-muted text-sm">
              {text.removed(nameOf(section, deleted, text))}
            </p>
            <Button variant="quiet" onClick={() => restore(deleted)}>
              {text.undo}
            </Button>
          </>
        )}
      </div>
      {entries.length === 0 && forms.length === 0 && <p className="text-muted">{text[section].none}</p>}
      <ul aria-label={text[section].title} className="flex flex-col gap-4 empty:hidden">
        {entries.toSorted(compareByTime).map((entry) => {
          const form = forms.find(({ key }) => key === keyOf(entry));
          return (
            <li key={keyOf(entry)} className="border-line border-b pb-4 last:border-b-0 last:pb-0">
              {form !== undefined ? (
                renderForm(form)
              ) : (
                <EntryRow
                  section={section}
                  entry={entry}
                  onEdit={() => show(keyOf(entry), false, readValues(section, entry))}
                  onDelete={() => remove(entry)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {forms.filter((form) => !isKnown(form)).map(renderForm)}
      <Button ref={addButton} className="self-start" onClick={() => show(makeId(), true, emptyValues)}>
        {text[section].add}
      </Button>
    </section>
  );
}

interface EntryRowProps {
  readonly section: Section;
  readonly entry: Entry;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Of the button that opens the form of an entry: it has the focus when the form is closed. */
const editButtonId = (key: string) => `edit-entry-${key}`;

/** An entry as it is stored, and what can be done with it. */
function EntryRow({ section, entry, onEdit, onDelete }: EntryRowProps) {
  const text = useMessages(experienceMessages);
  const { title, place } = titlesOf(section, entry, text);
  const period = periodOf(entry, text);
  const name = nameOf(section, entry, text);
  const details = detailsOf(entry);
  return (
    <div className="flex flex-col gap-1">
      <p dir="auto" className="wrap-anywhere font-semibold">
        {title}
      </p>
      {place !== '' && (
        <p dir="auto" className="wrap-anywhere">
          {place}
        </p>
      )}
      {period !== '' && <p className="text-muted text-sm">{period}</p>}
      {details.length > 0 && (
        <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-line text-muted text-sm">
          {details.join('\n')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button id={editButtonId(keyOf(entry))} aria-label={text.editEntry(name)} onClick={firstPress(onEdit)}>
          {text.edit}
        </Button>
        <Button variant="destructive" aria-label={text.deleteEntry(name)} onClick={firstPress(onDelete)}>
          {text.delete}
        </Button>
      </div>
    </div>
  );
}
