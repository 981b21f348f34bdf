import type { KeptKind } from '../model/kept-job.ts';

export const keptTables: Readonly<Record<KeptKind, string>> = { saved: 'saved_jobs', applied: 'applied_jobs' };
