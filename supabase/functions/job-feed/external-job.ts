import type { FeedSource } from '../_shared/feed-variables.ts';
import { type EmploymentTerms, employmentTerms } from './text/employment-terms.ts';
import { htmlToText } from './text/html-to-text.ts';
import { httpsLink } from './text/https-link.ts';
import { parseDate } from './text/parse-date.ts';
import { type PayPeriod, payPeriod } from './text/pay-period.ts';

/** What an adapter reads off a feed, as it came: texts may hold HTML, links and dates may be anything. */
export interface Posting {
  readonly externalId: string;
  readonly title: string;
  readonly company?: string | null | undefined;
  readonly companyWebsite?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** Two lower-case letters; null when the feed does not tell. */
  readonly country: string | null;
  /** True only for remote work that takes applicants in Kenya. */
  readonly remote: boolean;
  /** The words of the feed for kind and extent of the employment. */
  readonly employment: readonly (string | null | undefined)[];
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly salaryCurrency?: string | null | undefined;
  /** The words of the feed for what the pay is for: `Yearly`, `per-month-salary`. */
  readonly salaryPeriod?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly postedAt?: unknown;
  readonly closesAt?: unknown;
}

/** A row of `external_jobs`. */
export interface ExternalJob extends EmploymentTerms {
  readonly source: FeedSource;
  readonly external_id: string;
  readonly title: string;
  readonly company: string | null;
  readonly company_website: string | null;
  readonly description: string;
  readonly location: string | null;
  readonly country: string | null;
  readonly remote: boolean;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: PayPeriod | null;
  readonly url: string | null;
  readonly attribution: string;
  readonly posted_at: string | null;
  readonly closes_at: string | null;
  readonly fetched_at: string;
}

export interface Provenance {
  readonly source: FeedSource;
  readonly attribution: string;
  readonly fetchedAt: Date;
}

const maxSalary = 1_000_000_000;

/** The posting as it is stored and shown: text only, links that are safe, lengths that fit. Undefined without a title. */
export function toExternalJob(
  posting: Posting,
  { source, attribution, fetchedAt }: Provenance,
): ExternalJob | undefined {
  const title = shortText(posting.title, 200);
  if (title === null) return undefined;
  return {
    source,
    external_id: posting.externalId,
    title,
    company: shortText(posting.company, 200),
    company_website: httpsLink(posting.companyWebsite),
    description: cut(htmlToText(posting.description ?? ''), 8000),
    location: shortText(posting.location, 200),
    country: posting.country,
    remote: posting.remote,
    ...employmentTerms(posting.employment),
    ...salaryOf(posting),
    url: httpsLink(posting.url),
    attribution,
    posted_at: parseDate(posting.postedAt),
    closes_at: parseDate(posting.closesAt),
    fetched_at: fetchedAt.toISOString(),
  };
}

/** On one line; null when nothing is left. */
function shortText(text: string | null | undefined, length: number): string | null {
  return cut(htmlToText(text ?? '').replaceAll('\n', ' '), length) || null;
}

function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

type Salary = Pick<ExternalJob, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

const noSalary: Salary = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };

/** Only what makes sense as a whole: a range upside down is as unknown as none. */
function salaryOf({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Posting): Salary {
  const min = amount(salaryMin);
  const max = amount(salaryMax);
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return noSalary;
  const currency = /^[A-Za-z]{3}$/.test(salaryCurrency ?? '') ? (salaryCurrency?.toUpperCase() ?? null) : null;
  return { salary_min: min, salary_max: max, salary_currency: currency, salary_period: payPeriod(salaryPeriod) };
}

function amount(value: number | null | undefined): number | null {
  return value != null && value > 0 && value < maxSalary ? value : null;
}
