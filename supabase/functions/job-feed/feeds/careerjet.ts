import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import { hashText } from '../../_shared/hash-text.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalAmount, optionalText, readAnswer, readRows, rowTitle } from '../feed.ts';

const rowSchema = z.object({
  title: rowTitle,
  url: z.string().min(1),
  company: optionalText,
  date: optionalText,
  description: optionalText,
  locations: optionalText,
  salary_min: optionalAmount,
  salary_max: optionalAmount,
  salary_currency_code: optionalText,
  /** Y, M, W, D or H. */
  salary_type: optionalText,
});
/** `type` is `LOCATIONS` when a place was not understood; we name none, so that is no answer of use. */
const answerSchema = z.object({ type: z.literal('JOBS'), jobs: z.array(z.unknown()) });

/**
 * Careerjet v4 for Kenya. Wants a referrer and the address of who asks: it is told the server's, since the answer is
 * shared by everybody.
 *
 * @see https://www.careerjet.com/partners/api
 */
export function createCareerjetFeed(environment: FunctionEnvironment): Feed {
  const url = new URL(environment.FEED_CAREERJET_URL);
  url.searchParams.set('locale_code', 'en_KE');
  url.searchParams.set('sort', 'date');
  url.searchParams.set('page', '1');
  url.searchParams.set('page_size', '100');
  url.searchParams.set('user_ip', environment.FEED_CAREERJET_SERVER_IP ?? '');
  url.searchParams.set('user_agent', 'Fursa job board');
  const headers = {
    authorization: `Basic ${btoa(`${environment.FEED_CAREERJET_KEY ?? ''}:`)}`,
    referer: environment.FEED_CAREERJET_PAGE ?? '',
  };
  return {
    source: 'careerjet',
    attribution: 'Jobs by Careerjet',
    staleAfterMinutes: 60,
    callsPerDay: 500,
    callsPerLoad: 1,
    async load(reader) {
      const { jobs } = readAnswer(await reader.readJson({ url, headers }), answerSchema);
      return await Promise.all(readRows(jobs, rowSchema, reader).map(toPosting));
    },
  };
}

async function toPosting(row: z.infer<typeof rowSchema>): Promise<Posting> {
  return {
    // Careerjet numbers nothing; its addresses are long.
    externalId: await hashText(row.url),
    title: row.title,
    company: row.company,
    description: row.description,
    location: row.locations,
    country: 'ke',
    remote: false,
    employment: [row.title],
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    salaryCurrency: row.salary_currency_code,
    salaryPeriod: row.salary_type,
    url: row.url,
    postedAt: row.date,
  };
}
