import { people } from '../people.ts';
import type { Probe } from '../probe.ts';
import { activeJob } from './companies-and-jobs.ts';

/** What people put aside, applied for, reported and finished, seen by themselves; not even an employer learns who saved a job. */
export const myJobProbes: readonly Probe[] = [
  {
    of: 'a job a seeker saved',
    table: 'public.saved_jobs',
    row: { id: 'b0000000-0000-4000-8000-000000000001', user_id: people.seeker, job_id: activeJob, title: 'Welder' },
    read: ['seeker'],
    insert: {
      row: { user_id: people.seeker, adzuna_id: 'sample:1', source: 'adzuna', title: 'Tester' },
      by: ['seeker'],
    },
    update: { column: 'title', to: 'Changed', by: [] },
    delete: ['seeker'],
  },
  {
    of: 'an application of a seeker',
    table: 'public.applied_jobs',
    row: {
      id: 'b0000000-0000-4000-8000-000000000002',
      user_id: people.seeker,
      job_id: activeJob,
      title: 'Welder',
      shares_cv: true,
      employer_note: 'I can start on Monday.',
    },
    read: ['seeker'],
    insert: {
      row: { user_id: people.seeker, adzuna_id: 'sample:1', source: 'adzuna', title: 'Tester' },
      by: ['seeker'],
    },
    update: { column: 'notes', to: 'Changed', by: ['seeker'] },
    delete: ['seeker'],
  },
  {
    of: 'a report of a seeker',
    table: 'public.job_reports',
    row: { id: 'b0000000-0000-4000-8000-000000000003', user_id: people.seeker, job_id: activeJob, reason: 'money' },
    read: ['seeker'],
    insert: {
      row: { user_id: people.seeker, external_id: 'sample:1', reason: 'fake' },
      by: ['seeker'],
    },
    update: { column: 'details', to: 'Changed', by: [] },
    delete: [],
  },
  {
    of: 'what a seeker has finished',
    table: 'public.completed_resources',
    row: { user_id: people.seeker, resource_id: 'e0000000-0000-4000-8000-000000000001' },
    key: ['user_id', 'resource_id'],
    read: ['seeker'],
    insert: {
      row: { user_id: people.stranger, resource_id: 'e0000000-0000-4000-8000-000000000001' },
      by: ['stranger'],
    },
    update: { column: 'completed_at', to: '2026-11-02T08:00:00+00:00', by: [] },
    delete: ['seeker'],
  },
];
