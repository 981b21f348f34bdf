import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import type { Posting } from '../external-job.ts';
import {
  type Feed,
  optionalAmount,
  optionalText,
  optionalTexts,
  readAnswer,
  readRows,
  rowId,
  rowTitle,
} from '../feed.ts';
import { countryOfPlace, isOpenToKenya } from '../text/places.ts';
import { employerOf, isWithinReach, loadBoards } from './load-boards.ts';

const rowSchema = z.object({
  id: rowId,
  text: rowTitle,
  categories: z
    .object({ location: optionalText, commitment: optionalText, allLocations: optionalTexts })
    .nullish()
    .catch(null),
  country: optionalText,
  descriptionPlain: optionalText,
  hostedUrl: optionalText,
  applyUrl: optionalText,
  workplaceType: optionalText,
  createdAt: z.number().nullish().catch(null),
  salaryRange: z
    .object({ currency: optionalText, interval: optionalText, min: optionalAmount, max: optionalAmount })
    .nullish()
    .catch(null),
});
const answerSchema = z.array(z.unknown());

/**
 * Public boards of employers at Lever.
 *
 * @see https://github.com/lever/postings-api
 */
export function createLeverFeed({ FEED_LEVER_URL, FEED_LEVER_BOARDS }: FunctionEnvironment): Feed {
  return {
    source: 'lever',
    attribution: 'Lever',
    staleAfterMinutes: 60,
    callsPerDay: 1000,
    callsPerLoad: FEED_LEVER_BOARDS.length,
    load: (reader) =>
      loadBoards(reader, FEED_LEVER_BOARDS, async (board) => {
        const url = new URL(`${FEED_LEVER_URL}/${board}?mode=json&limit=100`);
        const rows = readAnswer(await reader.readJson({ url }), answerSchema);
        return readRows(rows, rowSchema, reader)
          .map((row) => toPosting(row, board))
          .filter(isWithinReach);
      }),
  };
}

function toPosting(row: z.infer<typeof rowSchema>, board: string): Posting {
  const places = [row.categories?.location, ...(row.categories?.allLocations ?? [])].filter((place) => place != null);
  const isKenyan = row.country?.toUpperCase() === 'KE' || places.some((place) => countryOfPlace(place) === 'ke');
  return {
    externalId: row.id,
    title: row.text,
    company: employerOf(board),
    description: row.descriptionPlain,
    location: row.categories?.location,
    country: isKenyan ? 'ke' : null,
    remote: row.workplaceType === 'remote' && isOpenToKenya(places),
    employment: [row.categories?.commitment],
    salaryMin: row.salaryRange?.min,
    salaryMax: row.salaryRange?.max,
    salaryCurrency: row.salaryRange?.currency,
    salaryPeriod: row.salaryRange?.interval,
    url: row.hostedUrl ?? row.applyUrl,
    postedAt: row.createdAt,
  };
}
