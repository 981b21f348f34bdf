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
import { isOpenToKenya } from '../text/places.ts';

/** In seconds or in milliseconds. */
const moment = z.union([z.number(), z.string()]).nullish().catch(null);
const rowSchema = z.object({
  guid: rowId,
  title: rowTitle,
  excerpt: optionalText,
  companyName: optionalText,
  employmentType: optionalText,
  minSalary: optionalAmount,
  maxSalary: optionalAmount,
  currency: optionalText,
  locationRestrictions: optionalTexts,
  description: optionalText,
  pubDate: moment,
  expiryDate: moment,
  applicationLink: optionalText,
});
const answerSchema = z.object({ jobs: z.array(z.unknown()) });

/**
 * Himalayas: remote work.
 *
 * @see https://himalayas.app/docs/data-dictionary
 */
export function createHimalayasFeed({ FEED_HIMALAYAS_URL }: FunctionEnvironment): Feed {
  const url = new URL(FEED_HIMALAYAS_URL);
  url.searchParams.set('limit', '50');
  return {
    source: 'himalayas',
    attribution: 'Himalayas',
    staleAfterMinutes: 60,
    callsPerDay: 48,
    callsPerLoad: 1,
    async load(reader) {
      const { jobs } = readAnswer(await reader.readJson({ url }), answerSchema);
      const open = readRows(jobs, rowSchema, reader).filter(({ locationRestrictions }) =>
        isOpenToKenya(locationRestrictions),
      );
      return open.map(toPosting);
    },
  };
}

function toPosting(row: z.infer<typeof rowSchema>): Posting {
  return {
    externalId: row.guid,
    title: row.title,
    company: row.companyName,
    description: row.description ?? row.excerpt,
    location: row.locationRestrictions.length > 0 ? `Remote: ${row.locationRestrictions.join(', ')}` : 'Remote',
    country: null,
    remote: true,
    employment: [row.employmentType],
    salaryMin: row.minSalary,
    salaryMax: row.maxSalary,
    salaryCurrency: row.currency,
    // By the data dictionary.
    salaryPeriod: 'year',
    url: row.applicationLink,
    postedAt: row.pubDate,
    closesAt: row.expiryDate,
  };
}
