import { type AppError, toAppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages } from '../../messages.ts';
import { useChangeEntries } from '../data/change-entries.ts';
import { experienceMessages } from '../messages.ts';
import type { EntryChange } from '../model/entry-changes.ts';
import type { Entry, Section } from '../model/resume.ts';
import { type OpenEntry, useOpenEntries } from './use-open-entries.ts';

export type EntryEditor = ReturnType<typeof useEntryEditor>;

/** Saves each change as it is made. What is refused is taken back, and its form is there again with what was typed. */
export function useEntryEditor(userId: string) {
  const text = useMessages(experienceMessages);
  const { reasons } = useMessages(messages);
  const { mutateAsync } = useChangeEntries(userId);
  const { open, show, edit, close } = useOpenEntries(userId);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});

  /** Why it failed; undefined when it was saved. */
  async function change(next: EntryChange): Promise<string | undefined> {
    try {
      await mutateAsync(next);
      showToast({ title: text.saved });
      return undefined;
    } catch (error) {
      const reason = explain(toAppError(error));
      showToast({ variant: 'destructive', title: reason });
      return reason;
    }
  }

  function explain(error: AppError): string {
    return error.code === 'invalid-input' ? text.tooMuch : text.failed(findReason(error, reasons));
  }

  function forgetFailure(key: string): void {
    setFailures(({ [key]: _, ...others }) => others);
  }

  return {
    open,
    failures,
    show,
    edit,
    close(key: string): void {
      forgetFailure(key);
      close(key);
    },
    /** Closes the form at once. */
    async save(form: OpenEntry, entry: Entry): Promise<void> {
      close(form.key);
      forgetFailure(form.key);
      const reason = await change({ kind: 'put', section: form.section, key: form.key, entry });
      if (reason === undefined) return;
      setFailures((current) => ({ ...current, [form.key]: reason }));
      show(form);
    },
    async remove(section: Section, key: string): Promise<boolean> {
      close(key);
      return (await change({ kind: 'remove', section, key })) === undefined;
    },
    async restore(section: Section, entry: Entry): Promise<void> {
      await change({ kind: 'put', section, key: entry.id ?? JSON.stringify(entry), entry });
    },
  };
}
