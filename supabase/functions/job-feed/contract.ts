import * as z from 'zod';
import { countries } from './countries.ts';

const countrySchema = z
  .string()
  .toLowerCase()
  .refine((country) => countries.includes(country), `is not served; choose one of ${countries.join(', ')}`);

/** What a page may ask: nothing in it reaches a feed. */
export const feedRequestSchema = z.strictObject({
  country: countrySchema,
  params: z
    .strictObject({
      results_per_page: z.number().int().min(1).max(50).default(20),
      page: z.number().int().min(1).max(100).default(1),
    })
    .default({ results_per_page: 20, page: 1 }),
});
export type FeedRequestBody = z.infer<typeof feedRequestSchema>;

/** A posting under the field names of Adzuna, with more of our own. */
export interface FeedResult {
  /** `<source>:<id in the feed>`, unique over all feeds. */
  readonly id: string;
  readonly title: string;
  readonly company: { readonly display_name: string | null };
  readonly location: { readonly display_name: string | null };
  /** Plain text, at most 1,000 characters. */
  readonly description: string;
  readonly redirect_url: string | null;
  readonly created: string | null;
  readonly contract_type: string | null;
  readonly contract_time: string | null;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly source: string;
  /** To be shown beside the posting; it says so where a posting is a sample. */
  readonly attribution: string;
  readonly closes_at: string | null;
  /** True for remote work that takes applicants in Kenya. */
  readonly remote: boolean;
  readonly country: string | null;
  readonly company_website: string | null;
}

export interface FeedStatus {
  readonly source: string;
  /** False: the feed failed when it was last asked, and what it brought before is served. */
  readonly ok: boolean;
  readonly lastWorkedAt: string | null;
  /** How many rows of its last answer were left out because they could not be read or stored. */
  readonly skipped: number;
  readonly attribution: string;
}

export interface FeedAnswer {
  /** Newest first: of the country asked for, of Kenya, and remote. */
  readonly results: readonly FeedResult[];
  /** How many there are on all pages. */
  readonly count: number;
  readonly feeds: readonly FeedStatus[];
}
