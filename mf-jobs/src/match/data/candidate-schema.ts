import { cleanText } from '@fursa/shared/values/clean-text';
import * as z from 'zod/mini';
import { listingRowSchema, toListing } from '../../listing/data/listing-schema.ts';
import { withoutCutWord } from '../model/compared-texts.ts';
import type { ComparedListing } from '../model/rank-matches.ts';

/** A row of `match_candidates`: one of `search_jobs`, and the passages behind the beginning of its description. */
export const candidateRowSchema = z.extend(listingRowSchema, { mentions: z.catch(z.array(z.string()), []) });

type Texts = Pick<z.infer<typeof candidateRowSchema>, 'description' | 'mentions'>;

/** What is compared of a description. */
export function toComparedTexts({ description, mentions }: Texts): string[] {
  return [withoutCutWord(description), ...mentions].map(cleanText).filter((text) => text !== '');
}

export const candidateSchema = z.pipe(
  candidateRowSchema,
  z.transform((row): ComparedListing => ({ listing: toListing(row), texts: toComparedTexts(row) })),
);
