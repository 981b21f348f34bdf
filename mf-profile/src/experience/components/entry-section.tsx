import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { experienceMessages } from '../messages.ts';
import { compareByTime } from '../model/entry-dates.ts';
import { nameOf } from '../model/entry-titles.ts';
import { type EntryValues, emptyValues, readValues, toEntry } from '../model/entry-values.ts';
import { type Entry, keyOf, makeId, type Section } from '../model/resume.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryRow, editButtonId } from './entry-row.tsx';
import type { EntryEditor } from './use-entry-editor.ts';
import type { OpenEntry } from './use-open-entries.ts';

export interface EntrySectionProps {
  readonly section: Section;
  readonly entries: readonly Entry[];
  readonly editor: EntryEditor;
}

/** Work, or education: what there is, the latest first, each with its form when somebody corrects it. */
export function EntrySection({ section, entries, editor }: EntrySectionProps) {
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
