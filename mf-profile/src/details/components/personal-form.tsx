import { AppError, ownProfileQueryOptions } from '@fursa/shared/backend';
import { isStorageRefused, type OwnProfile } from '@fursa/shared/contract';
import { fetchOrFail } from '@fursa/shared/data/fetch-or-fail';
import { useMessages } from '@fursa/shared/i18n';
import { Button, Notice, showToast, TextAreaField, TextField } from '@fursa/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { findFieldErrors } from '../data/find-field-errors.ts';
import { useSavePersonalFields } from '../data/save-personal-fields.ts';
import { useWorkProfile, workProfileQueryOptions } from '../data/work-profile.ts';
import { workMessages } from '../messages.ts';
import { findReason } from '../model/find-reason.ts';
import {
  type FieldErrors,
  type FieldName,
  fieldNames,
  findChangedFields,
  linkNames,
  type PersonalFields,
  readFields,
  toColumns,
} from '../model/personal-fields.ts';
import { type PersonalDraft, usePersonalDraft } from './use-personal-draft.ts';
import { hasPartOfDate, WorkFields } from './work-fields.tsx';

export interface PersonalFormProps {
  readonly userId: string;
  readonly profile: OwnProfile;
}

/** The tab `Personal Information`. What is typed stays until it is saved or discarded, whatever happens in between. */
export function PersonalForm({ userId, profile }: PersonalFormProps) {
  const text = useMessages(messages);
  const { personal } = text;
  const workText = useMessages(workMessages);
  const workQuery = useWorkProfile(userId);
  const stored = { profile, work: workQuery.data };
  const shown = readFields(stored);
  const { draft, edit, forget, discard } = usePersonalDraft(userId);
  const fields: PersonalFields = { ...shown, ...draft };
  const changed = findChangedFields(stored, fields, draft);
  const hasUnsaved = changed.some((name) => name in draft);
  const queryClient = useQueryClient();
  /** What the fields of the draft held when somebody began to type in them. */
  const before = useRef<PersonalDraft>({});
  const [conflicts, setConflicts] = useState<readonly FieldName[]>([]);
  const save = useSavePersonalFields(userId, findConflicts);
  /** Fields that were wrong when the form was last sent: an error appears then, and goes as soon as it is put right. */
  const [refused, setRefused] = useState<readonly FieldName[]>([]);
  const [isDateCut, setIsDateCut] = useState(false);
  const errors: FieldErrors = {
    ...findFieldErrors(fields, refused, { ...workText, ...personal }),
    ...(isDateCut && fields.availableFrom === '' && { availableFrom: workText.notADate }),
  };
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useEffectEvent(() => {
    const first = refused.find((name) => errors[name] !== undefined);
    const field = first && form.current?.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return;
    field.focus();
    // Its label too, which the bar at the top of the page would cover.
    field.scrollIntoView({ block: 'center' });
  });

  // Every refusal is a new list, so that the focus moves each time, when the error is there to be read out.
  useEffect(() => {
    if (refused.length > 0) focusFirstError();
  }, [refused]);

  /** Another tab or device may have saved since: what is stored there is shown before it is written over. */
  async function findConflicts(): Promise<void> {
    const newest = { staleTime: 0, retry: false };
    const [profileNow, workNow] = await Promise.all([
      fetchOrFail(queryClient, { ...ownProfileQueryOptions(userId), ...newest }),
      workQuery.data && fetchOrFail(queryClient, { ...workProfileQueryOptions(userId), ...newest }),
    ]);
    const storedNow = readFields({ profile: profileNow, work: workNow });
    const found = changed.filter((name) => {
      const known = before.current[name] ?? shown[name];
      return storedNow[name] !== known && storedNow[name] !== fields[name].trim();
    });
    before.current = storedNow;
    setConflicts(found);
    if (found.length > 0) throw new AppError('conflict', personal.changedElsewhere(found.map(labelOf).join(', ')));
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    const isCut = hasPartOfDate(form.current);
    const wrong = findFieldErrors(fields, changed, { ...workText, ...personal });
    setIsDateCut(isCut);
    setRefused(fieldNames.filter((name) => wrong[name] !== undefined || (isCut && name === 'availableFrom')));
    if (isCut || Object.keys(wrong).length > 0) return;
    if (changed.length === 0) {
      handleSaved(fields);
      return;
    }
    save.mutate(toColumns(fields, changed), {
      onSuccess: () => handleSaved(fields),
      onError: (error) =>
        showToast({ variant: 'destructive', title: personal.failed(findReason(error, text.reasons)) }),
    });
  }

  function handleSaved(saved: PersonalFields): void {
    forget(saved);
    showToast({ title: personal.saved });
  }

  function handleDiscard(): void {
    discard();
    setRefused([]);
    setIsDateCut(false);
    save.reset();
    form.current?.querySelector('input')?.focus();
  }

  const wire = (name: FieldName) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      if (name === 'availableFrom') setIsDateCut(false);
      if (!(name in draft)) before.current = { ...before.current, [name]: shown[name] };
      edit(name, event.target.value, shown[name]);
    },
  });
  const labelOf = (name: FieldName) => ({ ...personal.fields, ...workText.fields })[name];
  const fieldProps = (name: keyof typeof personal.fields) => ({ ...wire(name), label: personal.fields[name] });

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      <TextField {...fieldProps('fullName')} autoComplete="name" />
      <TextAreaField
        {...fieldProps('bio')}
        help={profile.role === 'employer' ? text.employer.bioHelp : personal.bioHelp}
        rows={5}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold text-lg">{personal.links}</legend>
        <p className="text-muted text-sm">{personal.linkHelp}</p>
        {linkNames.map((name) => (
          <TextField
            key={name}
            {...fieldProps(name)}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete={name === 'website' ? 'url' : 'off'}
          />
        ))}
      </fieldset>
      {profile.role !== 'employer' && <WorkFields query={workQuery} wire={wire} />}
      {save.isError && (
        <Notice tone="danger" title={personal.failed(findReason(save.error, text.reasons))}>
          <p>{personal.kept}</p>
          {save.error.code === 'conflict' && <p>{personal.replaces}</p>}
          {save.error.code === 'conflict' &&
            conflicts.map((name) => (
              <p key={name} dir="auto" className="wrap-anywhere mt-1">
                <span>{labelOf(name)}:</span> <span>{shown[name] || personal.nothing}</span>
              </p>
            ))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? personal.saving : personal.save}
        </Button>
        {hasUnsaved && !save.isPending && <Button onClick={handleDiscard}>{personal.discard}</Button>}
      </div>
      {/* Below the buttons: above them, its going would put the link under the form where "Save Changes" was, for a second tap. */}
      <div role="status" className="text-muted text-sm empty:hidden">
        {hasUnsaved && !save.isPending && (isStorageRefused() ? personal.unsavedHere : personal.unsaved)}
      </div>
    </form>
  );
}
