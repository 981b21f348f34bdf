import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalAmount, optionalText, readAnswer, readRows, rowId, rowTitle } from '../feed.ts';
import { isOpenToKenya } from '../text/places.ts';

/** One text or several. */
const words = z
  .union([z.string().transform((word) => [word]), z.array(z.string())])
  .nullish()
  .catch(null)
  .transform((value) => value ?? []);
const rowSchema = z.object({
  id: rowId,
  url: optionalText,
  jobTitle: rowTitle,
  companyName: optionalText,
  jobType: words,
  jobGeo: words,
  jobExcerpt: optionalText,
  jobDescription: optionalText,
  pubDate: optionalText,
  salaryMin: optionalAmount,
  salaryMax: optionalAmount,
  salaryCurrency: optionalText,
  salaryPeriod: optionalText,
});
const answerSchema = z.object({ jobs: z.array(z.unknown()) });

/**
 * Jobicy: remote work, to be asked once an hour at most.
 *
 * @see https://jobicy.com/jobs-rss-feed
 */
export function createJobicyFeed({ FEED_JOBICY_URL }: FunctionEnvironment): Feed {
  const url = new URL(FEED_JOBICY_URL);
  url.searchParams.set('count', '100');
  return {
    source: 'jobicy',
    attribution: 'Jobicy',
    staleAfterMinutes: 60,
    callsPerDay: 24,
    callsPerLoad: 1,
    async load(reader) {
      const { jobs } = readAnswer(await reader.readJson({ url }), answerSchema);
      const open = readRows(jobs, rowSchema, reader).filter(({ jobGeo }) => isOpenToKenya(jobGeo));
      return open.map(toPosting);
    },
  };
}

function toPosting(row: z.infer<typeof rowSchema>): Posting {
  return {
    externalId: row.id,
    title: row.jobTitle,
    company: row.companyName,
    description: row.jobDescription ?? row.jobExcerpt,
    location: row.jobGeo.length > 0 ? `Remote: ${row.jobGeo.join(', ')}` : 'Remote',
    country: null,
    remote: true,
    employment: row.jobType,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryCurrency: row.salaryCurrency,
    salaryPeriod: row.salaryPeriod,
    url: row.url,
    postedAt: row.pubDate,
  };
}
