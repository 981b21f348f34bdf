import { cleanSearchText, readPage, writeSearch } from '@fursa/shared/values/search-address';
import { type ExperienceLevel, experienceLevels, type JobType, jobTypes } from '../../job/model/job.ts';
import { locations, remoteLocation } from '../../job/model/locations.ts';
import { pick } from '../../job/model/pick.ts';

/** Where a job comes from: posted here, or brought by a feed. */
export const jobSources = ['local', 'external'] as const;
export type JobSource = (typeof jobSources)[number];

/** How many days ago a job was posted at most; 1 is today. */
export const postedWithinDays = [1, 3, 7, 30] as const;
export type PostedWithin = (typeof postedWithinDays)[number];

/** Orders that somebody can ask for. Without one, the best match for the words comes first, or the newest job when there are no words. */
export const jobSorts = ['newest', 'pay', 'match'] as const;
export type JobSort = (typeof jobSorts)[number];

/** What the visitor looks for. An empty text or an absent field does not narrow the list. */
export interface JobSearch {
  readonly text: string;
  readonly location: string | undefined;
  readonly type: JobType | undefined;
  readonly level: ExperienceLevel | undefined;
  readonly source: JobSource | undefined;
  /** Shillings a month that a job can pay. */
  readonly pay: number | undefined;
  readonly postedWithin: PostedWithin | undefined;
  /** Only remote work. A remote job has no town, so there is no location beside it. */
  readonly isRemote: boolean;
  readonly sort: JobSort | undefined;
  /** Counts from 1. */
  readonly page: number;
}

export const emptySearch: JobSearch = {
  text: '',
  location: undefined,
  type: undefined,
  level: undefined,
  source: undefined,
  pay: undefined,
  postedWithin: undefined,
  isRemote: false,
  sort: undefined,
  page: 1,
};

/** `search_jobs` reads no further than the first 20,000 rows. */
const maxPages = 1000;

/** The last page of so many jobs that can be asked for. */
export function lastPage(total: number, jobsPerPage: number): number {
  return Math.min(Math.ceil(total / jobsPerPage), maxPages);
}

/** The search an address asks for; what it asks in vain (an unknown type, page 0) is left out. */
export function readJobSearch(parameters: URLSearchParams): JobSearch {
  const location = pick(locations, parameters.get('location'));
  const search: JobSearch = {
    ...emptySearch,
    text: cleanSearchText(parameters.get('q') ?? ''),
    type: pick(jobTypes, parameters.get('type')),
    level: pick(experienceLevels, parameters.get('level')),
    source: pick(jobSources, parameters.get('source')),
    pay: readPay(parameters.get('pay')),
    postedWithin: postedWithinDays.find((days) => String(days) === parameters.get('within')),
    sort: pick(jobSorts, parameters.get('sort')),
    page: readPage(parameters.get('page'), maxPages),
  };
  return inLocation(search, parameters.get('remote') === '1' ? remoteLocation : location);
}

/** The shortest address of a search: the inverse of {@link readJobSearch}. */
export function writeJobSearch(search: JobSearch): URLSearchParams {
  return writeSearch({
    q: search.text,
    location: search.location,
    remote: search.isRemote && 1,
    type: search.type,
    level: search.level,
    pay: search.pay,
    within: search.postedWithin,
    source: search.source,
    sort: search.sort,
    page: search.page > 1 && search.page,
  });
}

/** The search somewhere else, or anywhere. `Remote` among the locations and `Remote only` are one wish. */
export function inLocation(search: JobSearch, location: string | undefined): JobSearch {
  const isRemote = location === remoteLocation;
  return { ...search, isRemote, location: isRemote ? undefined : location };
}

/** What narrows the list beside the words, in the order of the form. */
export const filterNames = ['location', 'isRemote', 'type', 'level', 'source', 'pay', 'postedWithin'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters that are in use. */
export function activeFilters(search: JobSearch): readonly FilterName[] {
  return filterNames.filter((name) => search[name] !== emptySearch[name]);
}

/** The search without these filters, on its first page; words and order stay. */
export function withoutFilters(search: JobSearch, names: readonly FilterName[] = filterNames): JobSearch {
  return { ...search, ...Object.fromEntries(names.map((name) => [name, emptySearch[name]])), page: 1 };
}

/** Whether the search leaves any job out. */
export function isNarrowed(search: JobSearch): boolean {
  return hasWords(search) || activeFilters(search).length > 0;
}

/** Whether there are words that a job could match well or badly. */
export function hasWords(search: JobSearch): boolean {
  return search.text.trim() !== '';
}

/** What `/jobs` shows: every open job, or those the person saved or applied to. */
export const jobViews = ['all', 'saved', 'applied'] as const;
export type JobView = (typeof jobViews)[number];

/** The view an address asks for; `all` stands in no address. */
export function readJobView(parameters: URLSearchParams): JobView {
  return pick(jobViews, parameters.get('view')) ?? 'all';
}

/** Whole shillings, up to seven digits; no monthly pay has more. */
function readPay(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined;
}

/** Amounts that jobs in Kenya are commonly paid by the month, in shillings. */
const usualPay = [15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** The amounts to choose from, with the one an address asks for among them. */
export function payOptions(chosen: number | undefined): readonly number[] {
  if (chosen === undefined || usualPay.some((amount) => amount === chosen)) return usualPay;
  return [...usualPay, chosen].sort((a, b) => a - b);
}

/** Midnight where the reader is, so many days before `now`. The same all day long, and so is a question that names it. */
export function startOfDay(now: Date, daysBefore: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore);
}
