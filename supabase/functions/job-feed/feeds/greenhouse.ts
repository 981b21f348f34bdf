import { decodeHTMLStrict } from 'entities';
import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalText, readAnswer, readRows, rowId, rowTitle } from '../feed.ts';
import { countryOfPlace, isOpenToKenya, namesRemoteWork } from '../text/places.ts';
import { employerOf, isWithinReach, loadBoards } from './load-boards.ts';

const rowSchema = z.object({
  id: rowId,
  title: rowTitle,
  updated_at: optionalText,
  location: z.object({ name: optionalText }).nullish().catch(null),
  absolute_url: optionalText,
  content: optionalText,
});
const answerSchema = z.object({ jobs: z.array(z.unknown()) });

/**
 * Public boards of employers at Greenhouse.
 *
 * @see https://developers.greenhouse.io/job-board.html
 */
export function createGreenhouseFeed({ FEED_GREENHOUSE_URL, FEED_GREENHOUSE_BOARDS }: FunctionEnvironment): Feed {
  return {
    source: 'greenhouse',
    attribution: 'Greenhouse',
    staleAfterMinutes: 60,
    callsPerDay: 1000,
    callsPerLoad: FEED_GREENHOUSE_BOARDS.length,
    load: (reader) =>
      loadBoards(reader, FEED_GREENHOUSE_BOARDS, async (board) => {
        const url = new URL(`${FEED_GREENHOUSE_URL}/${board}/jobs?content=true`);
        const { jobs } = readAnswer(await reader.readJson({ url }), answerSchema);
        return readRows(jobs, rowSchema, reader)
          .map((row) => toPosting(row, board))
          .filter(isWithinReach);
      }),
  };
}

function toPosting(row: z.infer<typeof rowSchema>, board: string): Posting {
  const place = row.location?.name;
  return {
    externalId: row.id,
    title: row.title,
    company: employerOf(board),
    // HTML with its own brackets escaped.
    description: row.content == null ? null : decodeHTMLStrict(row.content),
    location: place,
    country: countryOfPlace(place),
    remote: namesRemoteWork(place) && isOpenToKenya([place ?? '']),
    employment: [row.title],
    url: row.absolute_url,
    postedAt: row.updated_at,
  };
}
