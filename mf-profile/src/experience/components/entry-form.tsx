import { isStorageRefused } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, SelectField, TextAreaField, TextField } from '@fursa/shared/ui';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { experienceMessages } from '../messages.ts';
import { type EntryField, type EntryValues, entryFields, findEntryErrors, lineFields } from '../model/entry-values.ts';
import type { Section } from '../model/resume.ts';

export interface EntryFormProps {
  readonly section: Section;
  readonly title: string;
  readonly values: EntryValues;
  /** Why it was not saved. */
  readonly failure: string | undefined;
  /** Whether somebody has just pressed a button to get here. */
  readonly takesFocus: boolean;
  readonly onEdit: (field: EntryField, value: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The form of one entry. What is wrong is said when it is sent, and goes as soon as it is put right. */
export function EntryForm({ section, title, values, failure, takesFocus, onEdit, onSave, onCancel }: EntryFormProps) {
  const text = useMessages(experienceMessages);
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<readonly EntryField[]>([]);
  const found = findEntryErrors(section, values, text);
  const errorOf = (name: EntryField) => (refused.includes(name) ? found[name] : undefined);
  const help: Readonly<Partial<Record<EntryField, string>>> = text.help;
  const focusFirstError = useEffectEvent(() => {
    const first = entryFields.find((name) => errorOf(name) !== undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
  });
  const focusFirstField = useEffectEvent(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  });

  useEffect(() => focusFirstField(), []);
  useEffect(() => {
    if (refused.length > 0) focusFirstError();
  }, [refused]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const wrong = entryFields.filter((name) => found[name] !== undefined);
    setRefused(wrong);
    if (wrong.length === 0) onSave();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      className="flex flex-col gap-4 rounded-md border border-line p-4"
    >
      <h4 id={titleId} className="font-semibold">
        {title}
      </h4>
      {failure !== undefined && (
        <Notice tone="danger" title={failure}>
          {text.kept}
        </Notice>
      )}
      {lineFields[section].map((name) => (
        <TextField
          key={name}
          name={name}
          label={text.fields[name]}
          help={help[name]}
          autoComplete="off"
          value={values[name]}
          error={errorOf(name)}
          onChange={(event) => onEdit(name, event.target.value)}
        />
      ))}
      <MonthField
        legend={text.from}
        monthName="startMonth"
        yearName="startYear"
        month={values.startMonth}
        year={values.startYear}
        error={errorOf('startYear')}
        onMonth={(month) => onEdit('startMonth', month)}
        onYear={(year) => onEdit('startYear', year)}
      />
      {section === 'work' && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
          <input
            type="checkbox"
            name="isCurrent"
            className="size-5 shrink-0 accent-primary"
            checked={values.isCurrent !== ''}
            onChange={(event) => onEdit('isCurrent', event.target.checked ? 'yes' : '')}
          />
          {text.isCurrent}
        </label>
      )}
      <MonthField
        legend={text.to}
        monthName="endMonth"
        yearName="endYear"
        isDisabled={values.isCurrent !== ''}
        month={values.isCurrent ? '' : values.endMonth}
        year={values.isCurrent ? '' : values.endYear}
        error={errorOf('endYear')}
        onMonth={(month) => onEdit('endMonth', month)}
        onYear={(year) => onEdit('endYear', year)}
      />
      {section === 'work' && (
        <TextAreaField
          name="details"
          label={text.fields.details}
          help={text.help.details}
          rows={3}
          value={values.details}
          error={errorOf('details')}
          onChange={(event) => onEdit('details', event.target.value)}
        />
      )}
      <p className="text-muted text-sm">{isStorageRefused() ? text.draftHere : text.draftStored}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {text.save}
        </Button>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </div>
    </form>
  );
}

/** Not `<input type="month">`: it has no way to say a year alone, as CVs often do, and two of four browsers do not draw it. */
const monthNumbers = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, '0'));

interface MonthFieldProps {
  readonly legend: string;
  readonly monthName: string;
  readonly yearName: string;
  readonly month: string;
  readonly year: string;
  readonly error: string | undefined;
  readonly isDisabled?: boolean;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: string) => void;
}

/** A month and a year, or a year alone. */
function MonthField({ legend, error, isDisabled = false, ...field }: MonthFieldProps) {
  const text = useMessages(experienceMessages);
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <SelectField
          label={text.month}
          name={field.monthName}
          className="min-w-0 flex-1 basis-32"
          value={field.month}
          onChange={(event) => field.onMonth(event.target.value)}
        >
          <option value="">{text.noMonth}</option>
          {monthNumbers.map((number) => (
            <option key={number} value={number}>
              {text.monthName(number)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.year}
          name={field.yearName}
          className="min-w-0 flex-1 basis-24"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={field.year}
          error={error}
          onChange={(event) => field.onYear(event.target.value)}
        />
      </div>
    </fieldset>
  );
}
