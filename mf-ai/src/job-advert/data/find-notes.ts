import type { AppError } from '@fursa/shared/backend';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fingerprint } from '../../cached-answers/fingerprint.ts';
import { keys } from '../../cached-answers/keys.ts';
import type { TaskOutput } from '../../local-engine/data/engine-tasks.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';

export type WordingNotes = TaskOutput<'findUnfairWording'>;

/** What is not plain or fair in an advert as it stands; worked out on this device. */
export function wordingNotesQueryOptions(advert: string) {
  return queryOptions<WordingNotes, AppError>({
    queryKey: keys.wording(fingerprint(advert)),
    queryFn: () => runEngine('findUnfairWording', advert),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
    networkMode: 'always',
  });
}
