import { parseUrl } from './parse-url.ts';

/** Every path of the product that another package links to. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/auth/confirm',
  jobs: '/jobs',
  jobMatch: '/job-match',
  remoteJobs: '/remote-jobs',
  profile: '/profile',
  /** Download, consents and deletion of the own account. */
  myData: '/profile/my-data',
  companies: '/companies',
  resources: '/resources',
  assistant: '/AI',
  accessibility: '/accessibility',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The pattern of a job's own page, for its manifest; {@link jobPath} is the page of one job. */
export const jobPathPattern = '/jobs/:jobId';

export function jobPath(jobId: string): string {
  return `${paths.jobs}/${encodeURIComponent(jobId)}`;
}

/** The pattern of a company's own page, for its manifest; {@link companyPath} is the page of one company. */
export const companyPathPattern = '/companies/:companyId';

export function companyPath(companyId: string): string {
  return `${paths.companies}/${encodeURIComponent(companyId)}`;
}

/** What the guard passes to `/login` as router state. */
export interface LoginState {
  readonly from: string;
}

/** As the router matches it: in any case, with or without a slash at its end. */
const loginPath = /^\/login\/*$/i;

const anyOrigin = 'https://fursa.invalid';

/**
 * The attempted location out of router state that may hold anything, or `/`.
 *
 * Only a path inside this product comes back: an absolute, protocol-relative or backslashed address would send people
 * who just typed a password to somebody else's site.
 */
export function readReturnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const path = typeof from === 'string' ? readProductPath(from) : null;
  return path === null || loginPath.test(path.replace(/[?#].*/, '')) ? paths.home : path;
}

/** A path inside this product, with its query and fragment, as the browser would read it; null when it may lead elsewhere. */
export function readProductPath(text: string): string | null {
  if (!text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null;
  const url = parseUrl(text, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
