import * as z from 'zod';
import type { FunctionEnvironment } from '../../_shared/environment.ts';
import { currencyOf } from '../countries.ts';
import type { Posting } from '../external-job.ts';
import { type Feed, optionalAmount, optionalText, readAnswer, readRows, rowId, rowTitle } from '../feed.ts';

const named = z.object({ display_name: optionalText }).nullish().catch(null);
const rowSchema = z.object({
  id: rowId,
  title: rowTitle,
  description: optionalText,
  created: optionalText,
  redirect_url: optionalText,
  company: named,
  location: named,
  salary_min: optionalAmount,
  salary_max: optionalAmount,
  salary_is_predicted: z.union([z.string(), z.number()]).nullish().catch(null),
  contract_time: optionalText,
  contract_type: optionalText,
});
const answerSchema = z.object({ results: z.array(z.unknown()) });

/**
 * Adzuna: 25 calls a minute, 250 a day, descriptions cut at 500 characters, no Kenya.
 *
 * @see https://developer.adzuna.com/docs/search
 */
export function createAdzunaFeed(environment: FunctionEnvironment): Feed {
  const { FEED_ADZUNA_COUNTRIES: countries } = environment;
  return {
    source: 'adzuna',
    attribution: 'Jobs by Adzuna',
    staleAfterMinutes: 60,
    callsPerDay: 250,
    callsPerLoad: countries.length,
    async load(reader) {
      const answers = await Promise.all(
        countries.map(async (country) => {
          const answer = readAnswer(await reader.readJson({ url: addressOf(country, environment) }), answerSchema);
          return readRows(answer.results, rowSchema, reader).map((row) => toPosting(row, country));
        }),
      );
      return answers.flat();
    },
  };
}

function addressOf(country: string, environment: FunctionEnvironment): URL {
  const url = new URL(`${environment.FEED_ADZUNA_URL}/${country}/search/1`);
  url.searchParams.set('app_id', environment.FEED_ADZUNA_APP_ID ?? '');
  url.searchParams.set('app_key', environment.FEED_ADZUNA_APP_KEY ?? '');
  url.searchParams.set('results_per_page', '50');
  url.searchParams.set('max_days_old', '30');
  url.searchParams.set('sort_by', 'date');
  return url;
}

function toPosting(row: z.infer<typeof rowSchema>, country: string): Posting {
  // A salary Adzuna guessed is not one the employer offers.
  const isPredicted = String(row.salary_is_predicted ?? '0') === '1';
  return {
    externalId: row.id,
    title: row.title,
    company: row.company?.display_name,
    description: row.description,
    location: row.location?.display_name,
    country,
    remote: false,
    employment: [row.contract_type, row.contract_time],
    salaryMin: isPredicted ? null : row.salary_min,
    salaryMax: isPredicted ? null : row.salary_max,
    salaryCurrency: currencyOf(country),
    // Adzuna counts every pay to a year.
    salaryPeriod: 'year',
    url: row.redirect_url,
    postedAt: row.created,
  };
}
