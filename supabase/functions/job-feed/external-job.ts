import type { FeedSource } from '../_shared/feed-variables.ts';
import { htmlToText } from './text/html-to-text.ts';

type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

const words: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /^(?:h|(?:per.)?hour(?:ly)?)\b/],
  ['day', /^(?:d|(?:per.)?da(?:y|ily))\b/],
  ['week', /^(?:w|(?:per.)?week(?:ly)?)\b/],
  ['month', /^(?:m|(?:per.)?month(?:ly)?)\b/],
  ['year', /^(?:y|(?:per.)?(?:year(?:ly)?|annum|annual(?:ly)?))\b/],
];

/** What feeds write of the period of a pay: `Yearly`, `per-month-salary`, `H`. Null for others, such as twice a month. */
export function payPeriod(text: string | null | undefined): PayPeriod | null {
  const said = text?.trim().toLowerCase() ?? '';
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}

const secondsBelow = 100_000_000_000;
const earliest = Date.UTC(2000, 0);
const latest = Date.UTC(2100, 0);
const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** A moment as feeds write it, in ISO 8601: seconds or milliseconds since 1970, or a date as text; null when it is none. */
export function parseDate(value: unknown): string | null {
  const time = timeOf(value);
  return time >= earliest && time < latest ? new Date(time).toISOString() : null;
}

function timeOf(value: unknown): number {
  if (typeof value === 'number') return value < secondsBelow ? value * 1000 : value;
  if (typeof value !== 'string' || value.length > 40) return Number.NaN;
  if (/^\d{9,13}$/.test(value)) return timeOf(Number(value));
  // A date without a zone is UTC, whatever the zone of the server.
  return Date.parse(withoutZone.test(value) ? `${value.replace(' ', 'T')}Z` : value);
}

const maxLength = 2000;

/** The address if people may follow it, else null: https only, and no account in front of the host to deceive them. */
export function httpsLink(value: string | null | undefined): string | null {
  if (value == null || value.length > maxLength || !URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  // A letter outside of ASCII becomes up to nine characters.
  if (href.length > maxLength) return null;
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

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

interface EmploymentTerms {
  readonly contract_type: 'permanent' | 'contract' | 'internship' | null;
  readonly contract_time: 'full_time' | 'part_time' | null;
}

/** Adzuna's two fields from what other feeds say in words, such as `Full Time`, `FullTime` or `Contractor`. */
export function employmentTerms(words: readonly (string | null | undefined)[]): EmploymentTerms {
  const text = words.join(' ').toLowerCase();
  return { contract_type: contractTypeOf(text), contract_time: contractTimeOf(text) };
}

function contractTypeOf(text: string): EmploymentTerms['contract_type'] {
  if (/intern(ship)?\b|trainee|apprentice/.test(text)) return 'internship';
  if (/contract|temporary|freelance|consultan|fixed.?term/.test(text)) return 'contract';
  return /permanent/.test(text) ? 'permanent' : null;
}

function contractTimeOf(text: string): EmploymentTerms['contract_time'] {
  if (/part.?time/.test(text)) return 'part_time';
  return /full.?time/.test(text) ? 'full_time' : null;
}
