import { deviceStorage } from '@fursa/shared/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type FieldName, fieldNames, type PersonalFields } from '../model/personal-fields.ts';

/** The fields that somebody has changed and not saved. */
export type PersonalDraft = Readonly<Partial<PersonalFields>>;

const draftSchema = z.partialRecord(z.enum(fieldNames), z.string());

/** Of everything stored under such a key nothing outlives a sign-out. */
const keyOf = (userId: string) => `fursa-profile-draft:${userId}`;

/**
 * What is typed and not saved: kept on the device, so that neither a link, a reload, a closed tab nor an ended session loses
 * it. The router offered here has no blocker, and a question on leaving would save nobody from a battery that runs out.
 */
export function usePersonalDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId));

  /** What is kept is changed as it is now: another tab may have written other fields since this one read it. */
  function change(next: (current: PersonalDraft) => PersonalDraft): void {
    setDraft(next);
    writeDraft(userId, next(readDraft(userId)));
  }

  return {
    draft,
    /** A field that holds again what the form showed at first is no change. */
    edit(name: FieldName, value: string, shown: string): void {
      change(({ [name]: _, ...others }) => (value === shown ? others : { ...others, [name]: value }));
    },
    /** After these values were saved; what was typed since stays. */
    forget(saved: PersonalFields): void {
      change((current) =>
        Object.fromEntries(Object.entries(current).filter(([name, value]) => saved[name as FieldName] !== value)),
      );
    },
    discard(): void {
      change((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in draft))));
    },
  };
}

function readDraft(userId: string): PersonalDraft {
  try {
    return draftSchema.parse(JSON.parse(deviceStorage.getItem(keyOf(userId)) ?? '{}'));
  } catch {
    // Not ours, or cut short; what is stored at the backend is shown instead.
    return {};
  }
}

function writeDraft(userId: string, draft: PersonalDraft): void {
  if (Object.keys(draft).length === 0) deviceStorage.removeItem(keyOf(userId));
  else deviceStorage.setItem(keyOf(userId), JSON.stringify(draft));
}
