import { people } from '../people.ts';
import type { Probe } from '../probe.ts';
import { company, everybody } from './companies-and-jobs.ts';

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
