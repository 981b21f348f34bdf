import * as z from 'zod';
import { address, list, text } from './variable-shapes.ts';

export const feedSources = [
  'adzuna',
  'reliefweb',
  'careerjet',
  'himalayas',
  'jobicy',
  'greenhouse',
  'lever',
  'ashby',
  'sample',
] as const;
export type FeedSource = (typeof feedSources)[number];

/** Names that become part of a path. */
const boards = list
  .pipe(z.array(z.string().regex(/^[\w-]{1,100}$/, 'must be names of letters, digits, - and _')).max(20))
  .default([]);
const countries = list.pipe(z.array(z.string().regex(/^[a-z]{2}$/, 'must be codes such as za')).max(10));

/** Where the job feeds are, how to get in, and which of them are asked at all. */
export const feedVariables = {
  /** Comma-separated; none unless stated. */
  FEED_SOURCES: list.pipe(z.array(z.enum(feedSources))).default([]),
  /** How long a feed may take before the rest is served without it. */
  FEED_TIMEOUT_MS: z.coerce.number().int().min(100).max(20_000).default(8_000),
  FEED_ADZUNA_URL: address.default('https://api.adzuna.com/v1/api/jobs'),
  FEED_ADZUNA_APP_ID: text.optional(),
  FEED_ADZUNA_APP_KEY: text.optional(),
  /** At most ten: each is one call an hour of the 250 a day. */
  FEED_ADZUNA_COUNTRIES: countries.default(['za']),
  FEED_RELIEFWEB_URL: address.default('https://api.reliefweb.int/v2/jobs'),
  FEED_RELIEFWEB_APPNAME: text.optional(),
  FEED_CAREERJET_URL: address.default('https://search.api.careerjet.net/v4/query'),
  FEED_CAREERJET_KEY: text.optional(),
  /** Address of the page that shows the postings, which Careerjet wants as the referrer. */
  FEED_CAREERJET_PAGE: address.optional(),
  /** Address of the server that asks, which Careerjet wants; people's own addresses are not passed on. */
  FEED_CAREERJET_SERVER_IP: text.optional(),
  FEED_HIMALAYAS_URL: address.default('https://himalayas.app/jobs/api'),
  FEED_JOBICY_URL: address.default('https://jobicy.com/api/v2/remote-jobs'),
  FEED_GREENHOUSE_URL: address.default('https://boards-api.greenhouse.io/v1/boards'),
  FEED_GREENHOUSE_BOARDS: boards,
  FEED_LEVER_URL: address.default('https://api.lever.co/v0/postings'),
  FEED_LEVER_BOARDS: boards,
  FEED_ASHBY_URL: address.default('https://api.ashbyhq.com/posting-api/job-board'),
  FEED_ASHBY_BOARDS: boards,
};

type FeedVariable = keyof typeof feedVariables;

/** What a source cannot do without. */
const needs: Readonly<Partial<Record<FeedSource, readonly FeedVariable[]>>> = {
  adzuna: ['FEED_ADZUNA_APP_ID', 'FEED_ADZUNA_APP_KEY'],
  reliefweb: ['FEED_RELIEFWEB_APPNAME'],
  careerjet: ['FEED_CAREERJET_KEY', 'FEED_CAREERJET_PAGE', 'FEED_CAREERJET_SERVER_IP'],
  greenhouse: ['FEED_GREENHOUSE_BOARDS'],
  lever: ['FEED_LEVER_BOARDS'],
  ashby: ['FEED_ASHBY_BOARDS'],
};

/** The variables missing for the sources that are to be asked. */
export function missingFeedVariables(variables: { readonly FEED_SOURCES: readonly FeedSource[] }): FeedVariable[] {
  return variables.FEED_SOURCES.flatMap((source) => needs[source] ?? []).filter((name) => isMissing(variables, name));
}

function isMissing(variables: object, name: FeedVariable): boolean {
  const value: unknown = Reflect.get(variables, name);
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
