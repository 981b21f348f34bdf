import { readFromDevice, writeToDevice } from '@fursa/shared/data/device-draft';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keys } from '../../details/data/keys.ts';
import type { CvFacts } from '../reading/cv-reading.ts';

const found = z.object({ value: z.string(), line: z.string() });
const text = z.nullable(z.string());
const dated = { startDate: text, endDate: text, isCurrent: z.boolean(), line: z.string() };

/** The part of a reading that a profile can take over. */
const factsSchema = z.object({
  name: z.nullable(found),
  phone: z.nullable(found),
  county: z.nullable(found),
  links: z.array(found),
  skills: z.array(found),
  languages: z.array(found),
  licences: z.array(found),
  work: z.array(
    z.object({
      ...dated,
      name: text,
      position: text,
      location: text,
      summary: text,
      highlights: z.array(z.string()),
    }),
  ),
  education: z.array(z.object({ ...dated, institution: text, area: text, studyType: text })),
  unread: z.catch(z.array(z.string()), []),
});

const reviewSchema = z.nullable(
  z.object({
    /** Path of the CV that was read. Another device may have uploaded another CV since. */
    path: z.string(),
    facts: factsSchema,
    /** What the person does not want in the profile. */
    refused: z.array(z.string()),
  }),
);

export type ReviewedFacts = Pick<CvFacts, keyof z.infer<typeof factsSchema>>;

/** What a CV offers to the profile until the person has decided about each of it. It stays on this device. */
export interface CvReview {
  readonly path: string;
  readonly facts: ReviewedFacts;
  readonly refused: readonly string[];
}

const name = 'cv-review';

function reviewQueryOptions(userId: string) {
  const read = (): CvReview | null => readFromDevice({ userId, name }, reviewSchema) ?? null;
  return queryOptions<CvReview | null>({
    queryKey: keys.cvReview(userId),
    queryFn: read,
    initialData: read,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

/** Begins, changes or, with null, ends the review. */
export function showCvReview(queryClient: QueryClient, userId: string, review: CvReview | null): void {
  // Of what was read only that which can be taken over: the rest, an address among it, need not lie on the device.
  writeToDevice({ userId, name }, reviewSchema.parse(review));
  queryClient.setQueryData(keys.cvReview(userId), review);
}

/** The review of the CV with this path as it is now: something may have been refused in another tab since. */
export function readCvReview(queryClient: QueryClient, userId: string, path: string): CvReview | null {
  const stored = readFromDevice({ userId, name }, reviewSchema);
  // A device may keep nothing.
  const review = stored ?? queryClient.getQueryData<CvReview | null>(keys.cvReview(userId));
  return review?.path === path ? review : null;
}

/** The review of the CV with this path, if it was read on this device, and how something in it is refused. */
export function useCvReview(userId: string, path: string | undefined) {
  const queryClient = useQueryClient();
  const { data } = useQuery(reviewQueryOptions(userId));
  const review = data?.path === path ? data : null;

  function refuse(value: string): void {
    const current = path === undefined ? null : readCvReview(queryClient, userId, path);
    if (current !== null) showCvReview(queryClient, userId, { ...current, refused: [...current.refused, value] });
  }

  return { review, refuse };
}
