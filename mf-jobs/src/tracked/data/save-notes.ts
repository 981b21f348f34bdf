import { AppError, type BackendClient, getBackendClient, toAppError } from '@fursa/shared/backend';
import { readRow } from '@fursa/shared/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../job/data/keys.ts';
import { isSessionOver, onceSignedInAgain } from './once-signed-in-again.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { showChange } from './tracked-cache.ts';

/** As the database has it. */
export const maxNotesLength = 5000;

export interface NotesChange {
  readonly id: string;
  readonly notes: string;
  /** The notes that were there when the person began to write. */
  readonly before: string;
}

const storedSchema = z.object({ notes: z.nullable(z.string()), updated_at: z.string() });

/** Does not write over notes that another tab or phone saved meanwhile: that is a `conflict`. */
async function saveNotes(client: BackendClient, { id, notes, before }: NotesChange): Promise<void> {
  const rows = () => client.from('applied_jobs');
  const stored = readRow(
    storedSchema,
    await rows().select('notes, updated_at').eq('id', id),
    'no such application is left',
  );
  const storedNotes = stored.notes ?? '';
  if (storedNotes === notes) return;
  if (storedNotes !== before) throw new AppError('conflict', 'other notes are stored by now');
  const answer = await rows()
    .update({ notes: notes || null })
    .eq('id', id)
    .eq('updated_at', stored.updated_at)
    .select('id');
  if (answer.error) throw toAppError(answer.error, answer.status);
  if (answer.data.length === 0) throw new AppError('conflict', 'the row was changed after it was read');
}

/** Saves the notes about an application; on success they are on screen before the list has been read again. */
export function useSaveNotes(onSaved: (notes: string) => void) {
  const queryClient = useQueryClient();
  const mutation = useMutation<void, AppError, NotesChange>({
    mutationFn: (change) => saveNotes(getBackendClient(), change),
    onSuccess: async (_, { id, notes }) => {
      await showChange(queryClient, id, { notes });
      notifyOtherTabs();
      onSaved(notes);
    },
    onError: (error, change) => {
      if (isSessionOver(error)) onceSignedInAgain(() => mutation.mutate(change));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.trackedList('applied') }),
  });
  return mutation;
}
