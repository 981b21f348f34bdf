import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import { hashText } from '../../_shared/hash-text.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalText, readAnswer, readRows, rowTitle } from '../feed.ts';
import { countryOfPlace, isOpenToKenya } from '../text/places.ts';
import { employerOf, isWithinReach, loadBoards } from './load-boards.ts';

const places = z
  .array(z.union([z.string(), z.object({ location: z.string() }).transform(({ location }) => location)]))
  .nullish()
  .catch(null)
  .transform((value) => value ?? []);
const rowSchema = z.object({
  title: rowTitle,
  jobUrl: z.string().min(1),
  location: optionalText,
  secondaryLocations: places,
  employmentType: optionalText,
  isListed: z.boolean().catch(true),
  isRemote: z.boolean().nullish().catch(null),
  descriptionPlain: optionalText,
  publishedAt: optionalText,
});
const answerSchema = z.object({ jobs: z.array(z.unknown()) });

/**
 * Public boards of employers at Ashby.
 *
 * @see https://developers.ashbyhq.com/docs/public-job-posting-api
 */
export function createAshbyFeed({ FEED_ASHBY_URL, FEED_ASHBY_BOARDS }: FunctionEnvironment): Feed {
  return {
    source: 'ashby',
    attribution: 'Ashby',
    staleAfterMinutes: 60,
    callsPerDay: 1000,
    callsPerLoad: FEED_ASHBY_BOARDS.length,
    load: (reader) =>
      loadBoards(reader, FEED_ASHBY_BOARDS, async (board) => {
        const url = new URL(`${FEED_ASHBY_URL}/${board}?includeCompensation=true`);
        const { jobs } = readAnswer(await reader.readJson({ url }), answerSchema);
        const listed = readRows(jobs, rowSchema, reader).filter(({ isListed }) => isListed);
        return (await Promise.all(listed.map((row) => toPosting(row, board)))).filter(isWithinReach);
      }),
  };
}

async function toPosting(row: z.infer<typeof rowSchema>, board: string): Promise<Posting> {
  const all = [row.location, ...row.secondaryLocations].filter((place) => place != null);
  return {
    externalId: await hashText(row.jobUrl),
    title: row.title,
    company: employerOf(board),
    description: row.descriptionPlain,
    location: row.location,
    country: all.some((place) => countryOfPlace(place) === 'ke') ? 'ke' : null,
    remote: row.isRemote === true && isOpenToKenya(all),
    employment: [row.employmentType],
    url: row.jobUrl,
    postedAt: row.publishedAt,
  };
}
