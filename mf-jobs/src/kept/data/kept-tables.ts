import type { KeptKind } from '../model/kept-job.ts';

export const keptTables = { saved: 'saved_jobs', applied: 'applied_jobs' } as const satisfies Record<KeptKind, string>;
