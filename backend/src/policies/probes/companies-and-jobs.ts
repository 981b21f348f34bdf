import { people } from '../people.ts';
import type { Probe } from '../probe.ts';

const company = 'c0000000-0000-4000-8000-000000000001';
const companyOfFormerEmployer = 'c0000000-0000-4000-8000-000000000005';
const signedIn = ['seeker', 'stranger', 'employer', 'rival', 'admin', 'formerEmployer'] as const;
const everybody = ['visitor', ...signedIn] as const;
const owners = ['employer', 'admin'] as const;

export const activeJob = 'd0000000-0000-4000-8000-000000000001';

/** What employers and admins write and all may read. */
export const companyAndJobProbes: readonly Probe[] = [
  {
    of: 'the company of an employer',
    table: 'public.companies',
    row: { id: company, owner_id: people.employer, name: 'Kijani Works' },
    read: everybody,
    insert: {
      row: { id: 'c0000000-0000-4000-8000-000000000002', owner_id: people.employer, name: 'Second' },
      by: owners,
    },
    update: { column: 'description', to: 'Changed', by: owners },
    delete: owners,
  },
  {
    of: 'a company that nobody owns',
    table: 'public.companies',
    row: { id: 'c0000000-0000-4000-8000-000000000003', owner_id: null, name: 'Unowned' },
    read: everybody,
    // A seeker is no employer, also in their own name.
    insert: {
      row: { id: 'c0000000-0000-4000-8000-000000000004', owner_id: people.seeker, name: 'Own' },
      by: ['admin'],
    },
    update: { column: 'description', to: 'Changed', by: ['admin'] },
    delete: ['admin'],
  },
  // Whoever has lost the role keeps the rows and can do nothing with them but read what everybody reads.
  {
    of: 'the company of a former employer',
    table: 'public.companies',
    row: { id: companyOfFormerEmployer, owner_id: people.formerEmployer, name: 'Zamani Works' },
    read: everybody,
    insert: {
      row: { id: 'c0000000-0000-4000-8000-000000000006', owner_id: people.formerEmployer, name: 'Another' },
      by: ['admin'],
    },
    update: { column: 'description', to: 'Changed', by: ['admin'] },
    delete: ['admin'],
  },
  {
    of: 'an active job of an employer',
    table: 'public.jobs',
    row: { id: activeJob, company_id: company, title: 'Welder', status: 'active' },
    read: everybody,
    insert: {
      row: { id: 'd0000000-0000-4000-8000-000000000002', company_id: company, title: 'Fitter', status: 'active' },
      by: owners,
    },
    update: { column: 'title', to: 'Changed', by: owners },
    delete: owners,
  },
  {
    of: 'a draft of an employer',
    table: 'public.jobs',
    row: { id: 'd0000000-0000-4000-8000-000000000003', company_id: company, title: 'Driver', status: 'draft' },
    read: owners,
    insert: {
      row: { id: 'd0000000-0000-4000-8000-000000000004', company_id: company, title: 'Cook', status: 'draft' },
      by: owners,
    },
    update: { column: 'title', to: 'Changed', by: owners },
    delete: owners,
  },
  {
    of: 'an active job of a former employer',
    table: 'public.jobs',
    row: {
      id: 'd0000000-0000-4000-8000-000000000005',
      company_id: companyOfFormerEmployer,
      title: 'Guard',
      status: 'active',
    },
    read: everybody,
    insert: {
      row: {
        id: 'd0000000-0000-4000-8000-000000000006',
        company_id: companyOfFormerEmployer,
        title: 'Clerk',
        status: 'active',
      },
      by: ['admin'],
    },
    update: { column: 'title', to: 'Changed', by: ['admin'] },
    delete: ['admin'],
  },
  {
    of: 'a draft of a former employer',
    table: 'public.jobs',
    row: {
      id: 'd0000000-0000-4000-8000-000000000007',
      company_id: companyOfFormerEmployer,
      title: 'Baker',
      status: 'draft',
    },
    read: ['admin'],
    insert: {
      row: {
        id: 'd0000000-0000-4000-8000-000000000008',
        company_id: companyOfFormerEmployer,
        title: 'Tailor',
        status: 'draft',
      },
      by: ['admin'],
    },
    update: { column: 'title', to: 'Changed', by: ['admin'] },
    delete: ['admin'],
  },
  {
    of: 'a resource',
    table: 'public.resources',
    row: { id: 'e0000000-0000-4000-8000-000000000001', title: 'Interviews', url: 'https://example.org' },
    read: signedIn,
    insert: {
      row: { id: 'e0000000-0000-4000-8000-000000000002', title: 'Letters', url: 'https://example.org' },
      by: ['admin'],
    },
    update: { column: 'title', to: 'Changed', by: ['admin'] },
    delete: ['admin'],
  },
];

/** What the function telemetry writes. */
export const telemetryProbes: readonly Probe[] = [
  {
    of: 'what was measured of a remote',
    table: 'public.remote_telemetry',
    row: measured('fursa.remote.errors'),
    key: ['metric'],
    read: ['admin'],
    insert: { row: measured('fursa.remote.retries'), by: [] },
    update: { column: 'count', to: 7, by: [] },
    delete: [],
  },
];

function measured(metric: string) {
  const hour = '2026-11-01T10:00:00Z';
  return { remote: 'mf-jobs', version: '1.0.0', hour, metric, buckets: [], count: 1, total: 1 };
}

/** What the function job-feed writes. */
export const feedProbes: readonly Probe[] = [
  externalJob('a remote job of a feed', true, everybody),
  externalJob('a job of a feed at a place', false, signedIn),
  {
    of: 'the record of a feed',
    table: 'public.feed_runs',
    row: { source: 'sample', calls_today: 1 },
    key: ['source'],
    read: [],
    insert: { row: { source: 'other', calls_today: 1 }, by: [] },
    update: { column: 'calls_today', to: 0, by: [] },
    delete: [],
  },
];

function externalJob(of: string, remote: boolean, read: Probe['read']): Probe {
  return {
    of,
    table: 'public.external_jobs',
    row: { source: 'sample', external_id: `remote-${remote}`, title: 'Tester', remote },
    key: ['source', 'external_id'],
    read,
    insert: { row: { source: 'sample', external_id: 'planted', title: 'Tester', remote }, by: [] },
    update: { column: 'title', to: 'Changed', by: [] },
    delete: [],
  };
}

/** What admins have seen of companies, and what people report about them. */
export const aboutCompaniesProbes: readonly Probe[] = [
  {
    of: 'the evidence for a company',
    table: 'public.company_verifications',
    row: {
      id: 'c1000000-0000-4000-8000-000000000001',
      company_id: company,
      kind: 'registration',
      evidence: 'Certificate 17',
      checked_on: '2026-03-03',
      checked_by: people.admin,
    },
    read: everybody,
    insert: {
      row: { company_id: company, kind: 'visit', evidence: 'Their yard', checked_on: '2026-03-03' },
      by: ['admin'],
    },
    update: { column: 'evidence', to: 'Changed', by: [] },
    delete: ['admin'],
  },
  {
    of: 'a report of a company by a seeker',
    table: 'public.company_reports',
    row: { id: 'c2000000-0000-4000-8000-000000000001', user_id: people.seeker, company_id: company, reason: 'money' },
    read: ['seeker'],
    insert: {
      row: {
        user_id: people.seeker,
        company_id: 'c0000000-0000-4000-8000-000000000005',
        reason: 'fake',
      },
      by: ['seeker'],
    },
    update: { column: 'details', to: 'Changed', by: [] },
    delete: [],
  },
];
