import { useDeviceDraft } from '@fursa/shared/data/device-draft';
import * as z from 'zod/mini';
import { type FieldName, fieldNames, type PersonalFields } from '../model/personal-fields.ts';

/** The fields that somebody has changed and not saved. */
export type PersonalDraft = Readonly<Partial<PersonalFields>>;

const draftSchema: z.ZodMiniType<PersonalDraft> = z.partialRecord(z.enum(fieldNames), z.string());
const noDraft: PersonalDraft = {};

/**
 * What is typed and not saved. The router offered here has no blocker, and a question on leaving would save nobody from a battery
 * that runs out.
 */
export function usePersonalDraft(userId: string) {
  const [draft, change] = useDeviceDraft({ userId, name: 'profile-draft' }, draftSchema, noDraft);

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
