import { type ExperienceLevel, experienceLevels, type JobType, jobTypes } from '../../listing/model/job.ts';
import { locations } from '../../listing/model/locations.ts';
import { pick } from '../../listing/model/pick.ts';

/** Where a job comes from: posted here, or brought by a feed. */
export const jobSources = ['local', 'external'] as const;
export type JobSource = (typeof jobSources)[number];

/** What the visitor looks for. An empty text or an absent field does not narrow the list. */
export interface JobSearch {
  readonly text: string;
  readonly location: string | undefined;
  readonly type: JobType | undefined;
  readonly level: ExperienceLevel | undefined;
  readonly source: JobSource | undefined;
  /** Only remote work; no part of the address, but of a page. */
  readonly isRemote: boolean;
  /** Counts from 1. */
  readonly page: number;
}

export const everyJob: JobSearch = {
  text: '',
  location: undefined,
  type: undefined,
  level: undefined,
  source: undefined,
  isRemote: false,
  page: 1,
};

const longestText = 100;

/** `search_jobs` reads no further than the first 20,000 rows. */
const mostPages = 1000;

/** The last page of so many jobs that can be asked for. */
export function lastPage(total: number, jobsPerPage: number): number {
  return Math.min(Math.ceil(total / jobsPerPage), mostPages);
}

/** A search text as an address can hold it. */
export function cleanSearchText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, longestText);
}

/** The search an address asks for; what it asks in vain (an unknown type, page 0) is left out. */
export function readJobSearch(parameters: URLSearchParams): JobSearch {
  return {
    text: cleanSearchText(parameters.get('q') ?? ''),
    location: pick(locations, parameters.get('location')),
    type: pick(jobTypes, parameters.get('type')),
    level: pick(experienceLevels, parameters.get('level')),
    source: pick(jobSources, parameters.get('source')),
    isRemote: false,
    page: readPage(parameters.get('page')),
  };
}

/** The shortest address of a search: the inverse of {@link readJobSearch}. */
export function writeJobSearch(search: JobSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.text !== '') parameters.set('q', search.text);
  if (search.location !== undefined) parameters.set('location', search.location);
  if (search.type !== undefined) parameters.set('type', search.type);
  if (search.level !== undefined) parameters.set('level', search.level);
  if (search.source !== undefined) parameters.set('source', search.source);
  if (search.page > 1) parameters.set('page', String(search.page));
  return parameters;
}

/** How many of the selects narrow the list. */
export function countFilters(search: JobSearch): number {
  return [search.location, search.type, search.level, search.source].filter((value) => value !== undefined).length;
}

/** Whether the search leaves any job out. */
export function isNarrowed(search: JobSearch): boolean {
  return search.text.trim() !== '' || countFilters(search) > 0;
}

/** What `/jobs` shows: every open job, or those the person kept. */
export const jobViews = ['all', 'saved', 'applied'] as const;
export type JobView = (typeof jobViews)[number];

/** The view an address asks for; `all` stands in no address. */
export function readJobView(parameters: URLSearchParams): JobView {
  return pick(jobViews, parameters.get('view')) ?? 'all';
}

function readPage(value: string | null): number {
  const page = value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
  return page <= mostPages ? page : 1;
}
